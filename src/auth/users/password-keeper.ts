import type { AccountStore } from "../../dataset/accounts/accounts.ts";
import type { RecordId, StoredRecord } from "../../dataset/dataset.ts";
import { HttpError } from "../../errors.ts";
import { andThen } from "../../http/and-then.ts";
import type { TakePassword } from "../../http/records/write/take-password.ts";
import { hashPassword } from "./passwords.ts";
import { toRecordKey } from "./record-users.ts";

/** Keeps the password that a record's body sets, as a hash beside the record. */
export function createPasswordKeeper(
  path: string,
  accounts: () => AccountStore,
  read: (id: RecordId) => StoredRecord | undefined,
  hash: (password: string) => string | Promise<string> = hashPassword,
): TakePassword {
  return function takePassword(given) {
    if (typeof given !== "string") {
      const fault = "must be a string";
      throw new HttpError("invalid-body", `The body cannot be used: password ${fault}.`, {
        members: { errors: { password: fault } },
      });
    }
    return andThen(hash(given), (password) => {
      return function keepPassword(id: RecordId) {
        const record = read(id);
        if (!record) return;
        const key = toRecordKey(path, id, record.sequence);
        accounts().linkRecord({ key, json: record.json, password });
      };
    });
  };
}
