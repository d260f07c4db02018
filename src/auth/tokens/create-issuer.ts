import { randomBytes } from "node:crypto";
import { type AnswerPart, answerParts, type BearerConfig } from "../../config/config.ts";
import type { AccountStore, StoredToken, TokenKind } from "../../dataset/accounts/accounts.ts";
import { putAtPath } from "../../http/answers/put-at-path.ts";
import type { Json } from "../../schema/schema.ts";
import { toDigest } from "../compare.ts";
import type { User } from "../users/users.ts";
import { signJwt } from "./jwt.ts";

/** What a client gets for its credentials. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The body of the answer, as JSON text. */
  readonly json: string;
}

export interface IssuedPair {
  readonly session: Session;
  /** What the dataset keeps. */
  readonly tokens: readonly StoredToken[];
}

/** Makes an access token and the refresh token that renews it. */
export type Issue = (owner: User, family: string, now: Date) => IssuedPair;

export function createIssuer(
  { tokenFormat, tokenLifetime, answer, transport }: BearerConfig,
  store: AccountStore,
): Issue {
  const makeAccessToken = {
    opaque: makeRandomText,
    jwt: (owner: User, issuedAt: Date, expiresAt: Date | undefined) =>
      signJwt(
        {
          sub: String(owner.id),
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
      session: { accessToken, refreshToken, json: toAnswer(accessToken, refreshToken, owner) },
      tokens: [keep(accessToken, "access", expiresAt), keep(refreshToken, "refresh", undefined)],
    };
  };

  function toAnswer(accessToken: string, refreshToken: string, owner: User): string {
    const parts = {
      // What travels in a cookie that no script can read must not stand where a script can.
      ...(transport === "cookie" ? {} : { accessToken, refreshToken }),
      tokenType: "Bearer",
      expiresIn: tokenLifetime ?? null,
      user: JSON.parse(owner.json) as Json,
    } satisfies Partial<Record<AnswerPart, Json>>;
    const body: Record<string, Json> = {};
    for (const part of answerParts) {
      const value = part in parts ? parts[part as keyof typeof parts] : undefined;
      if (value !== undefined) putAtPath(body, answer[part], value);
    }
    return JSON.stringify(body);
  }
}

/** 256 bits: nothing to guess. */
export function makeRandomText(): string {
  return randomBytes(32).toString("base64url");
}

/** RFC 7519, section 2: a NumericDate counts seconds. */
function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
