import type { AccountStore, TokenWithUser } from "../dataset/accounts/accounts.ts";
import { toDigest } from "./compare.ts";
import type { Refusal } from "./refusal.ts";

/** A live access token, or what is wrong with it. */
export type FoundToken = { readonly token: TokenWithUser } | { readonly refusal: Refusal };

export function findAccessToken(store: AccountStore, text: string, now: Date): FoundToken {
  const token = store.findToken(toDigest(text));
  if (token?.kind !== "access") return { refusal: "incorrect" };
  const state = toState(token, now);
  return state === "valid" ? { token } : { refusal: state };
}

export type TokenState = "valid" | "expired" | "revoked";

/** Somebody's decision outlasts the clock: a token both revoked and expired is revoked. */
export function toState({ revokedAt, expiresAt }: TokenWithUser, now: Date): TokenState {
  if (revokedAt !== undefined) return "revoked";
  // Told by what is still to come, so that a date broken by hand is not a token for ever.
  return expiresAt === undefined || expiresAt > now ? "valid" : "expired";
}
