import { randomUUID } from "node:crypto";
import type { BearerConfig } from "../config/config.ts";
import type { AccountStore, StoredUser } from "../dataset/accounts/accounts.ts";
import { HttpError } from "../errors.ts";
import type { JsonObject } from "../schema/schema.ts";
import { findAccessToken } from "./check-token.ts";
import { isSame, toDigest } from "./compare.ts";
import { createIssuer } from "./create-issuer.ts";
import { decoyHash, hashPassword, verifyPassword } from "./passwords.ts";
import { bearerRealm, toBearerChallenge, toUnauthorized } from "./refusal.ts";
import { createRenewedPairs } from "./renewed-pairs.ts";
import {
  type Credentials,
  parseCredentials,
  parseRegistration,
  parseText,
  toNamedId,
  toUserJson,
} from "./users.ts";

/** What the bearer routes do. A session is the JSON text that a client gets for its credentials. */
export interface Sessions {
  register(body: JsonObject): Promise<string>;
  login(body: JsonObject): Promise<string>;
  refresh(body: JsonObject): string;
  /** Ends the session that a token belongs to; one that belongs to none is no fault. */
  logout(token: string | undefined): void;
  /** The user of a valid token, as JSON text. */
  userOf(token: string | undefined): string;
}

/** As long as this, who comes with a token that has ended is told how it did: 30 days. */
const memory = 30 * 24 * 60 * 60 * 1000;

export function createSessions(
  config: BearerConfig,
  store: AccountStore,
  now: () => Date,
  signedIn?: string,
): Sessions {
  const issue = createIssuer(config, store);
  const renewed = createRenewedPairs();
  const presetPasswords = new Map(config.users.map(({ email, password }) => [email, password]));
  forgetEnded();

  return {
    register: async (body) => {
      const credentials = parseRegistration(body);
      const isTaken = store.findUser(credentials.email) !== undefined;
      const user = isTaken ? undefined : await addUser(credentials, body);
      if (user) return open(user);
      throw new HttpError("email-taken", `${credentials.email} is registered already.`, {
        members: { errors: { email: "is registered already" } },
      });
    },

    login: async (body) => {
      const credentials = parseCredentials(body);
      const user = config.validateCredentials
        ? await findVerified(credentials)
        : await findOrAdd(credentials);
      if (user) return open(user);
      throw toUnauthorized(config.unauthorized, "incorrect", bearerRealm);
    },

    refresh: (body) => {
      const found = store.findToken(toDigest(parseText(body, "refreshToken")));
      if (found?.kind !== "refresh") throw refuseRefresh("incorrect");
      if (found.revokedAt !== undefined) {
        const first = renewed.find(found, now());
        if (first !== undefined) return first;
        // Used before: one of the two who hold it stole it (RFC 9700, section 4.14.2).
        store.revokeFamily(found.family, now());
        throw refuseRefresh("revoked");
      }
      const owner = { key: found.userKey, email: found.email, json: found.userJson };
      const { json, tokens } = issue(owner, found.family, now());
      store.rotateFamily(found.family, tokens, now());
      renewed.note(found, json, now());
      return json;
    },

    logout: (token) => {
      const found = token === undefined ? undefined : store.findToken(toDigest(token));
      if (!found) return;
      store.revokeFamily(found.family, now());
      renewed.forget(found.family);
    },

    userOf: (token) => {
      if (token === undefined && signedIn !== undefined) return toSignedIn(signedIn);
      const found = findAccessToken(store, token ?? "", now());
      if ("token" in found) return found.token.userJson;
      const challenge = toBearerChallenge(found.refusal);
      throw toUnauthorized(config.unauthorized, found.refusal, challenge);
    },
  };

  /** Whom nobody has registered is made for the answer alone: what is kept stays as it was. */
  function toSignedIn(email: string): string {
    const identity = { id: toNamedId(email), createdAt: now().toISOString() };
    return store.findUser(email)?.json ?? toUserJson(identity, { email, password: "" }, {});
  }

  function forgetEnded(): void {
    store.forgetEnded(new Date(now().getTime() - memory));
  }

  function open(user: StoredUser): string {
    forgetEnded();
    const { json, tokens } = issue(user, randomUUID(), now());
    store.addTokens(tokens);
    return json;
  }

  /** Exactly one hash is computed whoever asks, so that the time taken tells nothing about an email. */
  async function findVerified({ email, password }: Credentials): Promise<StoredUser | undefined> {
    const user = store.findUser(email);
    const isHashRight = await verifyPassword(password, user?.password ?? decoyHash);
    const preset = presetPasswords.get(email);
    const isRight = preset === undefined ? isHashRight : isSame(password, preset);
    return isRight ? user : undefined;
  }

  async function findOrAdd(credentials: Credentials): Promise<StoredUser | undefined> {
    const find = () => store.findUser(credentials.email);
    return find() ?? (await addUser(credentials, {})) ?? find();
  }

  /** Undefined where somebody took the email meanwhile. */
  async function addUser(
    credentials: Credentials,
    profile: JsonObject,
  ): Promise<StoredUser | undefined> {
    const password = await hashPassword(credentials.password);
    const id = randomUUID();
    const identity = { id, createdAt: now().toISOString() };
    const json = toUserJson(identity, credentials, profile);
    const user = { key: id, email: credentials.email, password, json, isPreset: false };
    return store.addUser(user) ? user : undefined;
  }

  function refuseRefresh(reason: "incorrect" | "revoked"): HttpError {
    const challenge = toBearerChallenge(reason, "refresh token");
    return toUnauthorized(config.unauthorized, reason, challenge);
  }
}
