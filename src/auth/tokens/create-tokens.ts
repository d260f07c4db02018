import { normalizeEmail } from "../../config/resolve/email.ts";
import type { AccountStore, WhichTokens } from "../../dataset/accounts/accounts.ts";
import { SetupError } from "../../errors.ts";
import { type TokenState, toState } from "./check-token.ts";

/** One token as a person may see it: the dataset itself does not know its text. */
export interface TokenInfo {
  /** The beginning of its digest. */
  readonly id: string;
  /** The user's email. */
  readonly user: string;
  readonly kind: "access" | "refresh";
  readonly state: TokenState;
  readonly issuedAt: string;
  /** Null: never. */
  readonly expiresAt: string | null;
}

/** One token, by what `list` calls it. */
export interface TokenId {
  readonly id: string;
}

/** The bearer tokens in the dataset, for tests and demos. A user is named by email or identifier. */
export interface Tokens {
  list(user?: string): readonly TokenInfo[];
  /** Ends sessions, refresh tokens included, or one token alone; says how many live ones it ended. */
  revoke(which?: string | TokenId): number;
  /** Lets access tokens expire now, as time would; refresh tokens live on. Says how many. */
  expire(which?: string | TokenId): number;
}

const idLength = 12;

export function createTokens(accounts: () => AccountStore, now: () => Date): Tokens {
  return {
    list: (user) => {
      const time = now();
      return accounts()
        .tokens(toKey(user))
        .map((token) => ({
          id: token.digest.slice(0, idLength),
          user: token.email,
          kind: token.kind,
          state: toState(token, time),
          issuedAt: token.issuedAt.toISOString(),
          expiresAt: token.expiresAt?.toISOString() ?? null,
        }));
    },
    revoke: (which) => accounts().revokeTokens(toWhich(which), now()),
    expire: (which) => accounts().expireTokens(toWhich(which), now()),
  };

  function toWhich(which: string | TokenId | undefined): WhichTokens {
    if (typeof which !== "object") return { userKey: toKey(which) };
    const isKnown = accounts()
      .tokens(undefined)
      .some(({ digest }) => digest.slice(0, idLength) === which.id);
    if (isKnown) return { digest: which.id };
    const message = "there is no such token in the dataset.";
    throw new SetupError([{ code: "token-unknown", place: which.id, message }]);
  }

  function toKey(user: string | undefined): string | undefined {
    if (user === undefined) return undefined;
    const key = accounts().findUserKey(normalizeEmail(user), user);
    if (key !== undefined) return key;
    const message = "there is no such user in the dataset.";
    throw new SetupError([{ code: "user-unknown", place: user, message }]);
  }
}
