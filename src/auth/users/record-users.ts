import { normalizeEmail } from "../../config/resolve/email.ts";
import type { AccountStore } from "../../dataset/accounts/accounts.ts";
import type { AccountRecord, AccountRecords } from "../../http/records/account-records.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import { isSame } from "../compare.ts";
import { decoyHash, generatedPassword, hashPassword, verifyPassword } from "./passwords.ts";
import { withoutPasswords } from "./profile.ts";
import type { User, Users } from "./users.ts";

/** Users that are the records of a collection: only their passwords and tokens are kept apart. */
export function createRecordUsers(records: AccountRecords, store: AccountStore): Users {
  return {
    find: ({ member, value }) => {
      const found = records.find(member, value, member === "email" ? isSameEmail : isSameText);
      return found && toUser(found);
    },

    list: (most) => records.list(most).map(toUser),

    read: (key) => {
      const found = records.read(toId(key));
      const user = found && toUser(found);
      return user?.key === key ? user : undefined;
    },

    verify: async (user, password) => {
      const hash = user && store.readUser(user.key)?.password;
      const isHashRight = await verifyPassword(password, hash ?? decoyHash);
      if (!user || hash !== undefined) return isHashRight;
      const given =
        records.givenPassword(user.id) ?? records.givenPassword(normalizeEmail(user.email));
      return isSame(password, given ?? generatedPassword);
    },

    refusePassword: records.refusePassword,

    add: async (profile, password) => {
      const hash = password === undefined ? undefined : await hashPassword(password);
      const user = toUser(await records.create(toProfile(profile, password ?? "")));
      store.linkRecord({ ...user, ...(hash === undefined ? {} : { password: hash }) });
      return user;
    },

    change: async (user, { body, isMergePatch, password = "" }) => {
      const hash = password === "" ? undefined : await hashPassword(password);
      const found = await records.change(user.id, toProfile(body, password), isMergePatch);
      const changed = found && toUser(found);
      if (changed?.key !== user.key) return undefined;
      if (hash !== undefined) store.linkRecord({ ...changed, password: hash });
      return changed;
    },

    remove: ({ id, key }) => {
      records.remove(id);
      store.removeUser(key);
    },

    noteLogin: (user) => store.linkRecord(user),
  };

  /** What a model says of its users is no copy of a password, whatever it is called. */
  function toProfile(body: JsonObject, password: string): JsonObject {
    return withoutPasswords(body, password, records.members);
  }

  function toUser({ id, sequence, json }: AccountRecord): User {
    const { email } = JSON.parse(json) as JsonObject;
    const key = toRecordKey(records.path, id, sequence);
    return { key, id, email: typeof email === "string" ? email : String(id), json };
  }
}

/**
 * With the order of its creation: a record that is made anew under the identifier of a deleted one is
 * somebody else, and has neither their password nor their sessions.
 */
export function toRecordKey(path: string, id: string | number, sequence: number): string {
  return JSON.stringify([path, id, sequence]);
}

/** What the keys of all records of a collection begin with. */
export function toRecordKeyPrefix(path: string): string {
  return `[${JSON.stringify(path)},`;
}

function toId(key: string): string | number {
  const parts: unknown = key.startsWith("[") ? JSON.parse(key) : [];
  return Array.isArray(parts) ? parts[1] : "";
}

function isSameEmail(given: string, kept: Json | undefined): boolean {
  return typeof kept === "string" && normalizeEmail(given) === normalizeEmail(kept);
}

function isSameText(given: string, kept: Json | undefined): boolean {
  return given === kept;
}
