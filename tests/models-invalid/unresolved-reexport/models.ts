import type { Account } from "accounts";
export type Model = Account;
export type { Missing } from "./other";
export type { Elsewhere as Renamed } from "./elsewhere";
