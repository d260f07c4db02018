import type { Backlot } from "../../backlot.ts";
import type { ApiKeyConfig, AuthConfig, BasicConfig, BearerConfig } from "../../config/config.ts";
import { tokenHeader } from "../../control/api.ts";
import type { Mistake } from "../../errors.ts";
import { isGuarded } from "../../http/relations/is-guarded.ts";
import { isAuthRoute } from "../../http/routes/routes.ts";
import type { Access } from "./server-event.ts";

interface Example {
  readonly url: string;
  readonly basePath: string;
  /** A guarded path to ask for. */
  readonly path: string;
  /** What is piped may be kept: only a person's own terminal sees a secret. */
  readonly showSecrets: boolean;
}

/** What a start says of authentication; undefined where every route is open. */
export function toAccess(
  { config: { auth, basePath }, routes }: Backlot,
  url: string,
  showSecrets: boolean,
): Access | undefined {
  if (!auth) return undefined;
  const guarded = routes.find(
    (route) => route.method === "GET" && !route.path.includes(":") && isGuarded(route, auth),
  );
  return {
    mode: auth.mode,
    summary: describeMode(auth),
    routes: routes.filter(isAuthRoute).map(({ method, path }) => `${method} ${path}`),
    curl: toCurl(auth, { url, basePath, path: guarded?.path ?? "/", showSecrets }),
    reminder: "These credentials are local: never use those of production here.",
  };
}

/** Anybody who can reach the address can read what travels there and try credentials. */
export function toHostWarning({ config: { auth, host } }: Backlot): Mistake | undefined {
  if (!auth || isLoopback(host)) return undefined;
  return {
    code: "host-exposed",
    place: "host",
    message: `${host} is reachable from other machines, and credentials travel there unencrypted.`,
    remedy: "Use local-only credentials, or listen on 127.0.0.1.",
  };
}

/**
 * How other machines may manage the server; undefined where none can reach it. A token that somebody
 * chose is theirs to know, one that was made for this run is of no use unless it is told.
 */
export function toManagement({ config: { host }, token }: Backlot): string | undefined {
  if (isLoopback(host)) return undefined;
  const isChosen = token === process.env["BACKLOT_TOKEN"];
  return `${tokenHeader}: ${isChosen ? "the value of BACKLOT_TOKEN" : token}`;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const modeTexts = {
  bearer: ({ validateCredentials }: BearerConfig) =>
    `bearer tokens, ${validateCredentials ? "for registered users" : "for any email and password"}`,
  apiKey: ({ in: location, name, value }: ApiKeyConfig) => {
    const place = location === "header" ? "header" : "query parameter";
    return `API key in the ${place} ${name}${value === undefined ? ", any value" : ""}`;
  },
  basic: ({ username }: BasicConfig) => `Basic, as ${username}`,
};

function describeMode(auth: AuthConfig): string {
  const describe = modeTexts[auth.mode] as (settings: AuthConfig) => string;
  return describe(auth);
}

const curls = {
  bearer: (auth: BearerConfig, { url, basePath, showSecrets }: Example) => {
    const [preset] = showSecrets ? auth.users : [];
    const { email, password } = preset ?? { email: "you@example.com", password: "local only" };
    const isKnown = preset !== undefined || !auth.validateCredentials;
    const path = isKnown ? auth.routes.login : auth.routes.register;
    const body = quote(JSON.stringify({ email, password }));
    return `curl ${quote(url + basePath + path)} -H 'content-type: application/json' -d ${body}`;
  },
  apiKey: ({ in: location, name, value }: ApiKeyConfig, example: Example) => {
    const shown = example.showSecrets ? value : value && "YOUR_KEY";
    const key = shown ?? "anything";
    const target = example.url + example.path;
    if (location === "header") return `curl ${quote(target)} -H ${quote(`${name}: ${key}`)}`;
    return `curl ${quote(`${target}?${new URLSearchParams({ [name]: key })}`)}`;
  },
  basic: ({ username, password }: BasicConfig, { url, path, showSecrets }: Example) =>
    // Without a password curl asks for it.
    `curl ${quote(url + path)} -u ${quote(showSecrets ? `${username}:${password}` : username)}`,
};

/** A request to paste into a shell. */
function toCurl(auth: AuthConfig, example: Example): string {
  const build = curls[auth.mode] as (settings: AuthConfig, example: Example) => string;
  return build(auth, example);
}

/** For a POSIX shell: nothing inside single quotes has a meaning, but the quote itself. */
function quote(text: string): string {
  return /^[\w:/.@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
