import { randomBytes } from "node:crypto";
import type { BearerConfig } from "../config/config.ts";
import { HttpError } from "../errors.ts";
import { isSame } from "./compare.ts";
import { readAuthorization } from "./schemes.ts";
import type { Session } from "./tokens/create-issuer.ts";

/** How tokens travel: who sends them, and what an answer hands out. */
export interface Transport {
  /** The access token of a request. */
  readToken(request: Request): string | undefined;
  /** The refresh token of a request; undefined: its body says it. */
  readRefreshToken(request: Request): string | undefined;
  /** Refuses what a page of another site could have made a browser send. */
  refuseForged(request: Request): void;
  /** The `Set-Cookie` values of an answer that opens or renews a session. */
  handOut(session: Session): readonly string[];
  /** The headers with which a browser would send the session back. */
  toSent(session: Session): SentCookies;
  /** Those of an answer after which there is no session. */
  takeBack(): readonly string[];
}

export interface SentCookies {
  readonly cookie: string;
  readonly csrf: string;
}

export const cookieNames = {
  access: "access-token",
  refresh: "refresh-token",
  csrf: "csrf-token",
} as const;

export const csrfHeader = "X-CSRF-Token";

const headerTransport: Transport = {
  readToken: (request) => readAuthorization(request, "bearer"),
  readRefreshToken: () => undefined,
  refuseForged: () => {},
  handOut: () => [],
  toSent: () => ({ cookie: "", csrf: "" }),
  takeBack: () => [],
};

export function createTransport(config: BearerConfig, basePath: string): Transport {
  return config.transport === "cookie"
    ? createCookieTransport(
        `${basePath}/`,
        config.routes.refresh && basePath + config.routes.refresh,
      )
    : headerTransport;
}

/** A browser forgets a session after 30 days; whether a token is still good, the server says. */
const longest = 30 * 24 * 60 * 60;

function createCookieTransport(path: string, refreshPath: string | undefined): Transport {
  const isByCookie = (request: Request) => readAuthorization(request, "bearer") === undefined;
  return {
    readToken: (request) =>
      readAuthorization(request, "bearer") ?? readCookie(request, cookieNames.access),

    readRefreshToken: (request) => readCookie(request, cookieNames.refresh),

    // A page of another site can make a browser send its cookies, but neither read them nor set a header.
    refuseForged: (request) => {
      if (!isByCookie(request) || !isWrite(request) || !hasSession(request)) return;
      const expected = readCookie(request, cookieNames.csrf);
      const given = request.headers.get(csrfHeader);
      if (expected !== undefined && given !== null && isSame(given, expected)) return;
      const detail = `Send the value of the cookie ${cookieNames.csrf} in the header ${csrfHeader}.`;
      throw new HttpError("csrf-refused", detail);
    },

    handOut: ({ accessToken, refreshToken }) => [
      toCookie(cookieNames.access, accessToken, path, longest, "; HttpOnly"),
      ...(refreshPath === undefined
        ? []
        : [toCookie(cookieNames.refresh, refreshToken, refreshPath, longest, "; HttpOnly")]),
      // For the whole site: the page that reads it may be anywhere.
      toCookie(cookieNames.csrf, makeCsrf(), "/", longest),
    ],

    // The refresh token stays behind: a browser sends it to its own route alone.
    toSent: ({ accessToken }) => {
      const csrf = makeCsrf();
      const pairs = [`${cookieNames.access}=${accessToken}`, `${cookieNames.csrf}=${csrf}`];
      return { cookie: pairs.join("; "), csrf };
    },

    takeBack: () => [
      toCookie(cookieNames.access, "", path, 0, "; HttpOnly"),
      ...(refreshPath === undefined
        ? []
        : [toCookie(cookieNames.refresh, "", refreshPath, 0, "; HttpOnly")]),
      toCookie(cookieNames.csrf, "", "/", 0),
    ],
  };
}

function makeCsrf(): string {
  return randomBytes(24).toString("base64url");
}

function isWrite({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

function hasSession(request: Request): boolean {
  return [cookieNames.access, cookieNames.refresh].some(
    (name) => readCookie(request, name) !== undefined,
  );
}

/** Without `Secure`: the server speaks plain HTTP, and only some browsers take localhost for safe. */
function toCookie(name: string, value: string, path: string, age: number, more = ""): string {
  return `${name}=${value}; Path=${path}; Max-Age=${age}; SameSite=Lax${more}`;
}

/** RFC 6265, section 4.2.1; the first of a name is the one of the longest path. */
function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === "" ? undefined : value;
}
