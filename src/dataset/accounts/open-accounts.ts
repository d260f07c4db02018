import { existsSync } from "node:fs";
import { SetupError } from "../../errors.ts";
import { openDatabase } from "../file/database.ts";
import { createAccountStore } from "./account-store.ts";
import type { AccountStore } from "./accounts.ts";

export interface OpenAccounts {
  readonly accounts: AccountStore;
  close(): void;
}

/** Only the users and tokens of a dataset that exists, also while a server is running on it. */
export function openAccounts(file: string): OpenAccounts {
  if (!existsSync(file)) {
    const message = "there is no dataset here yet, and so there are no tokens.";
    const remedy = "Start the server and log in first.";
    throw new SetupError([{ code: "dataset-unusable", place: file, message, remedy }]);
  }
  const db = openDatabase(file);
  return { accounts: createAccountStore(db), close: () => db.close() };
}
