import data from "./data.json";
export type Model = (typeof data)[number];
