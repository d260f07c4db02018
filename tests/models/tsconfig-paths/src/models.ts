import type { Address } from "@/address";
import type { Money } from "#shared";
export interface Model {
  id: number;
  address: Address;
  price: Money;
}
