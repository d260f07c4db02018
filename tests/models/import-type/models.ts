import type { Address } from "./address.ts";
import { type Country as Land } from "./address.ts";
export interface Model {
  id: number;
  address: Address;
  origin: Land;
  inline: import("./address.ts").Address;
}
