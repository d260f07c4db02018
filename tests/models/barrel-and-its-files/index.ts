export * from "./models";
