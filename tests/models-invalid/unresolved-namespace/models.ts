import type { api } from "./other";
export type Model = api.Account;
export interface Shelf {
  id: number;
  owner: api.Account;
}
