import { Address } from "models/address";
import { Money } from "~/money";
export interface Model {
  id: number;
  address: Address;
  price: Money;
  seen: Set<string>;
}
