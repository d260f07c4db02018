import { type Scheme, schemes } from "../auth/schemes.ts";
import { cookieNames, csrfHeader } from "../auth/transports.ts";
import type { AuthConfig } from "../config/config.ts";
import { isGuarded } from "../http/relations/is-guarded.ts";
import type { Route } from "../http/routes/routes.ts";
import type { Method } from "../schema/method.ts";
import type { Part } from "./components.ts";

/** For the person who is asked for it. */
const instructions = {
  bearer: "The `accessToken` that the `login` and `register` operations answer with.",
  apiKey: "The key that the config asks for; where it names none, any text.",
  basic: "The name and the password that the config names.",
} satisfies Record<AuthConfig["mode"], string>;

/** The security schemes by name: that of the mode, and those of its cookies. */
export function describeSchemes(auth: AuthConfig): readonly (readonly [string, Part])[] {
  const scheme = schemes[auth.mode] as Scheme<AuthConfig>;
  const own = [
    auth.mode,
    { ...scheme.describe(auth), description: instructions[auth.mode] },
  ] as const;
  return isByCookie(auth) ? [own, ...Object.entries(cookieSchemes)] : [own];
}

const cookieSchemes = {
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: cookieNames.access,
    description: "The cookie that the `login` and `register` operations set.",
  },
  csrf: {
    type: "apiKey",
    in: "header",
    name: csrfHeader,
    description: `The value of the cookie \`${cookieNames.csrf}\`, which a page can read.`,
  },
} as const satisfies Record<string, Part>;

/** The ways to be let in: each entry is one of them. */
export function buildSecurity(auth: AuthConfig, method: Method): readonly Part[] {
  const own = { [auth.mode]: [] };
  if (!isByCookie(auth)) return [own];
  return [own, method === "GET" ? { cookie: [] } : { cookie: [], csrf: [] }];
}

/** What a route says of its own, where it is not what the document says of all. */
export function toSecurity(route: Route, auth: AuthConfig | undefined): Part {
  if (!auth) return {};
  // It takes a token, and ends its session, but asks for none.
  if (route.operation === "logout") {
    return { security: [{}, ...buildSecurity(auth, route.method)] };
  }
  if (!isGuarded(route, auth)) return { security: [] };
  return isByCookie(auth) && route.method !== "GET"
    ? { security: buildSecurity(auth, route.method) }
    : {};
}

function isByCookie(auth: AuthConfig): boolean {
  return auth.mode === "bearer" && auth.transport === "cookie";
}
