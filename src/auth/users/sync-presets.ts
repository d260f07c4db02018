import { randomUUID } from "node:crypto";
import type { UserConfig } from "../../config/config.ts";
import type { AccountStore, StoredUser } from "../../dataset/accounts/accounts.ts";
import { toNamedId, toUserJson } from "./profile.ts";

/**
 * The users of the config, as the dataset keeps them: without a password, since the config holds it.
 * A start therefore hashes nothing, and a password changed in the config holds at once.
 */
export function syncPresets(store: AccountStore, users: readonly UserConfig[], now: Date): void {
  store.syncPresets(users.map((user) => toStored(user, store, now)));
}

function toStored(user: UserConfig, store: AccountStore, now: Date): StoredUser {
  const { email, password, profile } = user;
  const known = store.findUser(email);
  const before = known && JSON.parse(known.json);
  const ownId = known?.isPreset === false ? before.id : toNamedId(email);
  const { id = ownId, createdAt = before?.createdAt ?? now.toISOString() } = profile;
  const json = toUserJson({ id, createdAt }, { ...profile, email }, password);
  return { key: known?.key ?? randomUUID(), email, password: undefined, json, isPreset: true };
}
