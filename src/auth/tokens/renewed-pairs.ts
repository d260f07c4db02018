import type { StoredToken } from "../../dataset/accounts/accounts.ts";

/** What a used refresh token was exchanged for, for those who ask twice: a retry, two tabs. */
export interface RenewedPairs<Pair> {
  note(used: UsedToken, pair: Pair, at: Date): void;
  find(used: UsedToken, at: Date): Pair | undefined;
  /** The session has ended: there is nothing to come back to. */
  forget(family: string): void;
}

type UsedToken = Pick<StoredToken, "digest" | "family">;

interface RenewedPair<Pair> {
  readonly pair: Pair;
  readonly family: string;
  readonly until: number;
}

/** Ten seconds: longer than a client retries, shorter than a thief needs. */
const graceful = 10_000;

/** In memory alone: tokens reach the dataset only as digests. */
export function createRenewedPairs<Pair>(): RenewedPairs<Pair> {
  const pairs = new Map<string, RenewedPair<Pair>>();
  return {
    note: ({ digest, family }, pair, at) => {
      forgetEnded(at);
      pairs.set(digest, { pair, family, until: at.getTime() + graceful });
    },
    find: ({ digest }, at) => {
      forgetEnded(at);
      return pairs.get(digest)?.pair;
    },
    forget: (family) => forgetWhere((pair) => pair.family === family),
  };

  function forgetEnded(at: Date): void {
    forgetWhere(({ until }) => until <= at.getTime());
  }

  function forgetWhere(isGone: (pair: RenewedPair<Pair>) => boolean): void {
    for (const [digest, pair] of pairs) if (isGone(pair)) pairs.delete(digest);
  }
}
