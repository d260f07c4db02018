import { randomUUID } from "node:crypto";
import type { BearerConfig } from "../config/config.ts";
import type { AccountStore } from "../dataset/accounts/accounts.ts";
import { HttpError } from "../errors.ts";
import type { JsonObject } from "../schema/schema.ts";
import { toDigest } from "./compare.ts";
import { bearerRealm, toBearerChallenge, toUnauthorized } from "./refusal.ts";
import type { FindUser } from "./tokens/check-token.ts";
import { createIssuer, type Session } from "./tokens/create-issuer.ts";
import { createRenewedPairs } from "./tokens/renewed-pairs.ts";
import {
  type Credentials,
  parseCredentials,
  parseNewPassword,
  parseRegistration,
  toNamedId,
  toUserJson,
} from "./users/profile.ts";
import type { ProfileChange, User, Users } from "./users/users.ts";

/** What the bearer routes do. */
export interface Sessions {
  /** A new user, without a session. */
  addUser(body: JsonObject): Promise<User>;
  register(body: JsonObject): Promise<Session>;
  login(body: JsonObject): Promise<Session>;
  /** Without a password, for whoever holds the server itself; a user who is none yet is made. */
  openFor(email: string): Promise<Session>;
  refresh(refreshToken: string): Session;
  /** Ends the session that a token belongs to; one that belongs to none is no fault. */
  logout(token: string | undefined): void;
  /** The user of a valid token, as JSON text. */
  userOf(token: string | undefined): string;
  /** The user as changed. */
  changeUser(
    token: string | undefined,
    change: Pick<ProfileChange, "body" | "isMergePatch">,
  ): Promise<string>;
  /** The user with all sessions. */
  removeUser(token: string | undefined): void;
}

/** As long as this, who comes with a token that has ended is told how it did: 30 days. */
const memory = 30 * 24 * 60 * 60 * 1000;

export interface SessionSources {
  readonly config: BearerConfig;
  readonly store: AccountStore;
  readonly users: Users;
  readonly findUser: FindUser;
  readonly now: () => Date;
  /** Whose requests those without a token count as. */
  readonly signedIn: string | undefined;
}

export function createSessions(sources: SessionSources): Sessions {
  const { config, store, users, findUser, now, signedIn } = sources;
  const issue = createIssuer(config, store);
  const renewed = createRenewedPairs<Session>();
  forgetEnded();

  return {
    addUser,
    register: async (body) => open(await addUser(body)),

    login: async (body) => {
      const credentials = parseCredentials(body, config.loginBy);
      const user = config.validateCredentials
        ? await findVerified(credentials)
        : await findOrAdd(credentials);
      if (user) return open(user);
      throw toUnauthorized(config.unauthorized, "incorrect", bearerRealm);
    },

    openFor: async (email) => {
      const find = () => users.find({ member: "email", value: email });
      const user = find() ?? (await users.add({ email }, undefined)) ?? find();
      if (user) return open(user);
      throw toTaken("email", email);
    },

    refresh: (refreshToken) => {
      const found = store.findToken(toDigest(refreshToken));
      if (found?.kind !== "refresh") throw refuseRefresh("incorrect");
      const user = users.read(found.userKey);
      if (!user) throw refuseRefresh("revoked");
      if (found.revokedAt !== undefined) {
        const first = renewed.find(found, now());
        if (first !== undefined) return first;
        // Used before: one of the two who hold it stole it (RFC 9700, section 4.14.2).
        store.revokeFamily(found.family, now());
        throw refuseRefresh("revoked");
      }
      const { session, tokens } = issue(user, found.family, now());
      store.rotateFamily(found.family, tokens, now());
      renewed.note(found, session, now());
      return session;
    },

    logout: (token) => {
      const found = token === undefined ? undefined : store.findToken(toDigest(token));
      if (!found) return;
      store.revokeFamily(found.family, now());
      renewed.forget(found.family);
    },

    userOf: (token) =>
      token === undefined && signedIn !== undefined
        ? toSignedIn(signedIn)
        : requireUser(token).json,

    changeUser: async (token, { body, isMergePatch }) => {
      const user = requireUser(token);
      const password = parseNewPassword(body);
      if (password !== undefined) await users.refusePassword(password);
      refuseTaken(body, user);
      const changed = await users.change(user, { body, isMergePatch, password });
      if (changed) return changed.json;
      // Somebody took the name, or the user was deleted while the password was being hashed.
      if (users.read(user.key)) throw toTaken("email", String(body["email"]));
      throw refuseToken("revoked");
    },

    removeUser: (token) => users.remove(requireUser(token)),
  };

  async function addUser(body: JsonObject): Promise<User> {
    const password = parseRegistration(body, config.loginBy);
    await users.refusePassword(password);
    refuseTaken(body, undefined);
    const user = await users.add(body, password);
    if (user) return user;
    throw toTaken("email", String(body["email"]));
  }

  /** Whom nobody has registered is made for the answer alone: what is kept stays as it was. */
  function toSignedIn(email: string): string {
    const identity = { id: toNamedId(email), createdAt: now().toISOString() };
    const known = users.find({ member: "email", value: email });
    return known?.json ?? toUserJson(identity, { email }, "");
  }

  function forgetEnded(): void {
    store.forgetEnded(new Date(now().getTime() - memory));
  }

  function open(user: User): Session {
    forgetEnded();
    users.noteLogin(user);
    const { session, tokens } = issue(user, randomUUID(), now());
    store.addTokens(tokens);
    return session;
  }

  function requireUser(token = ""): User {
    const found = findUser(token);
    if ("user" in found) return found.user;
    throw refuseToken(found.refusal);
  }

  /** No two users may log in by the same name. */
  function refuseTaken(body: JsonObject, self: User | undefined): void {
    for (const member of config.loginBy) {
      const value = body[member];
      if (typeof value !== "string") continue;
      const other = users.find({ member, value });
      if (other && other.key !== self?.key) throw toTaken(member, value);
    }
  }

  /** Exactly one hash is computed whoever asks, so that the time taken tells nothing about a name. */
  async function findVerified({ name, password }: Credentials): Promise<User | undefined> {
    const user = users.find(name);
    return (await users.verify(user, password)) ? user : undefined;
  }

  async function findOrAdd({ name, password }: Credentials): Promise<User | undefined> {
    const find = () => users.find(name);
    return find() ?? (await users.add({ [name.member]: name.value }, password)) ?? find();
  }

  function refuseToken(reason: Parameters<typeof toBearerChallenge>[0]): HttpError {
    return toUnauthorized(config.unauthorized, reason, toBearerChallenge(reason));
  }

  function refuseRefresh(reason: "incorrect" | "revoked"): HttpError {
    const challenge = toBearerChallenge(reason, "refresh token");
    return toUnauthorized(config.unauthorized, reason, challenge);
  }
}

function toTaken(member: string, value: string): HttpError {
  return new HttpError("email-taken", `${value.trim()} is registered already.`, {
    members: { errors: { [member]: "is registered already" } },
  });
}
