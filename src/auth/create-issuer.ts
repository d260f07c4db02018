import { randomBytes } from "node:crypto";
import type { BearerConfig } from "../config/config.ts";
import type { AccountStore, StoredToken, TokenKind } from "../dataset/accounts/accounts.ts";
import { toDigest } from "./compare.ts";
import { signJwt } from "./jwt.ts";

/** A user as a token needs them. */
export interface TokenOwner {
  readonly key: string;
  readonly email: string;
  /** As clients see the user. */
  readonly json: string;
}

export interface IssuedPair {
  /** What the client gets, as JSON text. */
  readonly json: string;
  /** What the dataset keeps. */
  readonly tokens: readonly StoredToken[];
}

/** Makes an access token and the refresh token that renews it. */
export type Issue = (owner: TokenOwner, family: string, now: Date) => IssuedPair;

export function createIssuer(
  { tokenFormat, tokenLifetime }: BearerConfig,
  store: AccountStore,
): Issue {
  const makeAccessToken = {
    opaque: makeRandomText,
    jwt: (owner: TokenOwner, issuedAt: Date, expiresAt: Date | undefined) =>
      signJwt(
        {
          sub: String(JSON.parse(owner.json).id),
          email: owner.email,
          iat: toSeconds(issuedAt),
          ...(expiresAt ? { exp: toSeconds(expiresAt) } : {}),
          jti: makeRandomText(),
        },
        store.secret("jwt", makeRandomText),
      ),
  } satisfies Record<BearerConfig["tokenFormat"], unknown>;

  return function issue(owner, family, now) {
    const expiresAt =
      tokenLifetime === undefined ? undefined : new Date(now.getTime() + tokenLifetime * 1000);
    const accessToken = makeAccessToken[tokenFormat](owner, now, expiresAt);
    const refreshToken = makeRandomText();
    const keep = (token: string, kind: TokenKind, end: Date | undefined): StoredToken => ({
      digest: toDigest(token),
      kind,
      family,
      userKey: owner.key,
      issuedAt: now,
      expiresAt: end,
      revokedAt: undefined,
    });
    return {
      json: toAnswer(accessToken, refreshToken, tokenLifetime, owner.json),
      tokens: [keep(accessToken, "access", expiresAt), keep(refreshToken, "refresh", undefined)],
    };
  };
}

function toAnswer(
  accessToken: string,
  refreshToken: string,
  tokenLifetime: number | undefined,
  userJson: string,
): string {
  const expiresIn = tokenLifetime ?? null;
  const user: unknown = JSON.parse(userJson);
  return JSON.stringify({ accessToken, refreshToken, tokenType: "Bearer", expiresIn, user });
}

/** 256 bits: nothing to guess. */
export function makeRandomText(): string {
  return randomBytes(32).toString("base64url");
}

/** RFC 7519, section 2: a NumericDate counts seconds. */
function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
