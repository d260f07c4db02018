import type { UserConfig } from "../../config/config.ts";
import type { AccountStore, TokenWithUser } from "../../dataset/accounts/accounts.ts";
import { toDigest } from "../compare.ts";
import type { Refusal } from "../refusal.ts";
import type { User, Users } from "../users/users.ts";

/** The user of a live access token, or what is wrong with the token. */
export type FoundUser = { readonly user: User } | { readonly refusal: Refusal };

export type FindUser = (token: string) => FoundUser;

/** Told apart by digest: nothing about a token shows in how long it takes to look it up. */
export function createFindUser(
  store: AccountStore,
  users: Users,
  presets: readonly UserConfig[],
  now: () => Date,
): FindUser {
  const fixed = new Map(
    presets.flatMap(({ token, email }) => (token === undefined ? [] : [[toDigest(token), email]])),
  );
  return function findUser(text) {
    const digest = toDigest(text);
    const email = fixed.get(digest);
    if (email !== undefined) return toFound(users.find({ member: "email", value: email }));
    const token = store.findToken(digest);
    if (token?.kind !== "access") return { refusal: "incorrect" };
    const state = toState(token, now());
    return state === "valid" ? toFound(users.read(token.userKey)) : { refusal: state };
  };
}

/** The sessions of a user who is gone have ended. */
function toFound(user: User | undefined): FoundUser {
  return user ? { user } : { refusal: "revoked" };
}

export type TokenState = "valid" | "expired" | "revoked";

/** Somebody's decision outlasts the clock: a token both revoked and expired is revoked. */
export function toState({ revokedAt, expiresAt }: TokenWithUser, now: Date): TokenState {
  if (revokedAt !== undefined) return "revoked";
  // Told by what is still to come, so that a date broken by hand is not a token for ever.
  return expiresAt === undefined || expiresAt > now ? "valid" : "expired";
}
