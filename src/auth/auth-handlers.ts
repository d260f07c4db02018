import type { AuthRouteName } from "../config/config.ts";
import { readBody } from "../http/body.ts";
import type { Handlers } from "../http/create-app.ts";
import { sendJson } from "../http/respond.ts";
import type { Sessions } from "./create-sessions.ts";
import { readAuthorization } from "./schemes.ts";

/** RFC 6749, section 5.1: an answer that carries a token is not for any cache. */
const headers = { "cache-control": "no-store" };

export function createAuthHandlers(sessions: () => Sessions): Pick<Handlers, AuthRouteName> {
  return {
    register: async (c) => sendJson(await sessions().register(await readBody(c)), 201, headers),
    login: async (c) => sendJson(await sessions().login(await readBody(c)), 200, headers),
    refresh: async (c) => sendJson(sessions().refresh(await readBody(c)), 200, headers),
    logout: (c) => {
      sessions().logout(readAuthorization(c.req.raw, "bearer"));
      return c.body(null, 204);
    },
    me: (c) => sendJson(sessions().userOf(readAuthorization(c.req.raw, "bearer")), 200, headers),
  };
}
