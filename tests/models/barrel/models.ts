export * from "./user";
export type { Order as Purchase } from "./order";
export { default as Product } from "./product";
export * as billing from "./billing";
