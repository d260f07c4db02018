import type { Context } from "hono";
import type { BearerConfig } from "../config/config.ts";
import { sendJson, sendNothing } from "../http/answers/respond.ts";
import { mediaOf } from "../http/bodies/media.ts";
import type { Handlers } from "../http/create-app.ts";
import type { AuthOperationName } from "../http/routes/auth-routes.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { Sessions } from "./create-sessions.ts";
import type { Session } from "./tokens/create-issuer.ts";
import type { Transport } from "./transports.ts";
import { parseText } from "./users/profile.ts";

/** What the routes of the bearer mode need. */
export interface AuthDesk {
  readonly config: BearerConfig;
  readonly sessions: Sessions;
  readonly transport: Transport;
  /** A body as this project takes bodies. */
  readonly readBody: (c: Context) => JsonObject | Promise<JsonObject>;
}

/** RFC 6749, section 5.1: an answer that carries a token is not for any cache. */
const headers = { "cache-control": "no-store" };

export function createAuthHandlers(desk: () => AuthDesk): Pick<Handlers, AuthOperationName> {
  return {
    register: async (c) => {
      const { sessions, readBody } = desk();
      return sendSession(await sessions.register(await readBody(c)), 201);
    },
    login: async (c) => {
      const { sessions, readBody } = desk();
      return sendSession(await sessions.login(await readBody(c)), 200);
    },
    refresh: async (c) => {
      const { transport, sessions } = desk();
      transport.refuseForged(c.req.raw);
      return sendSession(sessions.refresh(await readRefreshToken(c)), 200);
    },
    logout: (c) => {
      const { transport, sessions } = desk();
      transport.refuseForged(c.req.raw);
      sessions.logout(transport.readToken(c.req.raw));
      return withCookies(sendNothing(204), transport.takeBack());
    },
    me: (c) => sendJson(desk().sessions.userOf(tokenOf(c)), 200, headers),
    updateMe: async (c) => {
      const { sessions, readBody } = desk();
      const change = { body: await readBody(c), isMergePatch: mediaOf(c).isMergePatch };
      return sendJson(await sessions.changeUser(tokenOf(c), change), 200, headers);
    },
    deleteMe: (c) => {
      desk().sessions.removeUser(tokenOf(c));
      return withCookies(sendNothing(204), desk().transport.takeBack());
    },
  };

  function sendSession(session: Session, status: number): Response {
    return withCookies(sendJson(session.json, status, headers), desk().transport.handOut(session));
  }

  function tokenOf(c: Context): string | undefined {
    return desk().transport.readToken(c.req.raw);
  }

  async function readRefreshToken(c: Context): Promise<string> {
    const { transport, config, readBody } = desk();
    return (
      transport.readRefreshToken(c.req.raw) ??
      parseText(await readBody(c), config.answer.refreshToken)
    );
  }
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
