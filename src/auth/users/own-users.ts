import { randomUUID } from "node:crypto";
import type { BearerConfig } from "../../config/config.ts";
import { normalizeEmail } from "../../config/resolve/email.ts";
import type { AccountStore, StoredUser } from "../../dataset/accounts/accounts.ts";
import { mergeMembers, mergePatch } from "../../http/records/write/merge-patch.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { isSame } from "../compare.ts";
import { decoyHash, generatedPassword, hashPassword, verifyPassword } from "./passwords.ts";
import { refuseProfileFaults, toUserJson } from "./profile.ts";
import type { LoginName, User, Users } from "./users.ts";

/** Users in a table of their own: those who registered, and those of the config. */
export function createOwnUsers(config: BearerConfig, store: AccountStore, now: () => Date): Users {
  // The config holds these; a new one that `me` is given holds until the config is read again.
  const presetPasswords = new Map(config.users.map(({ email, password }) => [email, password]));

  return {
    find: (name) => toUser(findStored(name)),
    list: (most) => store.users(most).flatMap((stored) => toUser(stored) ?? []),
    read: (key) => toUser(store.readUser(key)),

    verify: async (user, password) => {
      const stored = user && store.readUser(user.key);
      const isHashRight = await verifyPassword(password, stored?.password ?? decoyHash);
      const preset = stored && presetPasswords.get(stored.email);
      if (preset !== undefined) return isSame(password, preset);
      const isMade = stored && !stored.isPreset && stored.password === undefined;
      return isMade ? isSame(password, generatedPassword) : isHashRight;
    },

    refusePassword: async () => {},

    add: async (profile, password) => {
      refuseProfileFaults(profile);
      const hash = password === undefined ? undefined : await hashPassword(password);
      const id = randomUUID();
      const json = toUserJson({ id, createdAt: now().toISOString() }, profile, password ?? "");
      const email = toUniqueName(profile);
      const user = { key: id, email, password: hash, json, isPreset: false };
      return store.addUser(user) ? toUser(user) : undefined;
    },

    change: async (user, { body, isMergePatch, password = "" }) => {
      const hash = password === "" ? undefined : await hashPassword(password);
      const stored = store.readUser(user.key);
      if (!stored) return undefined;
      const before: JsonObject = JSON.parse(stored.json);
      const profile = isMergePatch ? mergeProfile(before, body) : mergeMembers(before, body);
      refuseProfileFaults(profile);
      const json = toUserJson(toIdentity(before), profile, password);
      const email = toUniqueName(profile);
      const changed = { ...stored, email, password: hash ?? stored.password, json };
      if (!store.changeUser(changed)) return undefined;
      if (stored.isPreset) keepPresetPassword(stored.email, email, password);
      return toUser(changed);
    },

    remove: ({ key }) => store.removeUser(key),
    noteLogin: () => {},
  };

  function findStored({ member, value }: LoginName): StoredUser | undefined {
    return member === "email"
      ? store.findUser(normalizeEmail(value))
      : store.findUserBy(member, value);
  }

  /** What no two users share: the email, or what stands in its place where logins have none. */
  function toUniqueName(profile: JsonObject): string {
    const names = ["email", ...config.loginBy].map((member) => profile[member]);
    return normalizeEmail(String(names.find((name) => typeof name === "string") ?? randomUUID()));
  }

  function keepPresetPassword(before: string, email: string, password: string): void {
    const known = password || presetPasswords.get(before);
    presetPasswords.delete(before);
    if (known !== undefined) presetPasswords.set(email, known);
  }
}

/** A profile has no model: null removes whatever it is said of. */
function mergeProfile(before: JsonObject, body: JsonObject): JsonObject {
  return mergePatch(before, body, new Map(), {});
}

function toIdentity(user: JsonObject) {
  return { id: user["id"] as string | number, createdAt: String(user["createdAt"]) };
}

function toUser(stored: StoredUser | undefined): User | undefined {
  if (!stored) return undefined;
  const { key, email, json } = stored;
  return { key, id: (JSON.parse(json) as User).id, email, json };
}
