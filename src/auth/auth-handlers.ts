import type { Context } from "hono";
import type { BearerConfig } from "../config/config.ts";
import { isMergePatch, readBody } from "../http/body.ts";
import type { Handlers } from "../http/create-app.ts";
import { mergeMembers, mergePatch } from "../http/records/merge-patch.ts";
import { sendJson, sendNothing } from "../http/respond.ts";
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
}

/** RFC 6749, section 5.1: an answer that carries a token is not for any cache. */
const headers = { "cache-control": "no-store" };

/** A profile has no model: null removes whatever it is said of. */
function mergeProfile(before: JsonObject, body: JsonObject): JsonObject {
  return mergePatch(before, body, new Map(), {});
}

export function createAuthHandlers(desk: () => AuthDesk): Pick<Handlers, AuthOperationName> {
  return {
    register: async (c) => sendSession(await desk().sessions.register(await readBody(c)), 201),
    login: async (c) => sendSession(await desk().sessions.login(await readBody(c)), 200),
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
      const merge = isMergePatch(c) ? mergeProfile : mergeMembers;
      const body = await readBody(c);
      return sendJson(await desk().sessions.changeUser(tokenOf(c), body, merge), 200, headers);
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
    const { transport, config } = desk();
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
