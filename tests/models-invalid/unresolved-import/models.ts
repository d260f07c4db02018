import type { Account } from "./acount";
export interface Model {
  id: number;
  /** Whose it is. */
  account: Account;
}
