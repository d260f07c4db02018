import { hostname as nameOfMachine } from "node:os";
import type { Cors } from "../config/config.ts";
import { HttpError } from "../errors.ts";
import { matchedPathOf } from "./sent-path.ts";

/** Keeps pages that are not this project's away; contract of the browser, RFC 6454 and Fetch. */
export interface Safety {
  /** Refuses a request that no page of this project would send. */
  refuseForeign(request: Request): void;
  /** What lets the page read the answer; undefined where no page asks. */
  corsHeaders(request: Request): Readonly<Record<string, string>> | undefined;
}

export interface SafetySettings {
  /** The address that the server listens on. */
  readonly host: string;
  readonly cors: Cors;
  /** Further names that it may be asked for by. */
  readonly allowedHosts: readonly string[];
}

const exposed = [
  "X-Total-Count",
  "Content-Range",
  "Link",
  "Location",
  "ETag",
  "WWW-Authenticate",
  "Retry-After",
  "Preference-Applied",
].join(", ");

export function createSafety({ host, cors, allowedHosts }: SafetySettings): Safety {
  const isKnownHost = createHostTest(host, allowedHosts);
  // Nearly all requests name the same one.
  let lastKnown: string | undefined;
  return {
    refuseForeign: (request) => {
      const { headers } = request;
      const asked = headers.get("host");
      // DNS rebinding: a foreign name that resolves to this machine makes a foreign page same-origin.
      if (asked !== null && asked !== lastKnown) {
        if (!isKnownHost(toHostname(asked))) {
          throw new HttpError("host-refused", toHostDetail(asked));
        }
        lastKnown = asked;
      }
      const origin = headers.get("origin");
      if (origin !== null && !isAllowed(origin, asked, cors)) {
        throw new HttpError("origin-refused", toOriginDetail(origin));
      }
      if (isCrossSite(headers, origin, asked) && isManagement(request.url)) {
        throw new HttpError("cross-site-refused", "Other sites' pages may not use /_backlot.");
      }
    },
    corsHeaders: ({ headers }) => {
      const origin = headers.get("origin");
      return origin === null
        ? undefined
        : {
            "access-control-allow-origin": origin,
            "access-control-allow-credentials": "true",
            "access-control-expose-headers": exposed,
          };
    },
  };
}

/** A preflight says yes to what the real request may then be refused for, in words. */
export function answerPreflight(request: Request): Readonly<Record<string, string>> | undefined {
  const { method, headers } = request;
  if (method !== "OPTIONS" || !headers.has("origin")) return undefined;
  if (!headers.has("access-control-request-method")) return undefined;
  const asked = headers.get("access-control-request-headers");
  const isPrivate = headers.get("access-control-request-private-network") === "true";
  return {
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    ...(asked === null ? {} : { "access-control-allow-headers": asked }),
    ...(isPrivate ? { "access-control-allow-private-network": "true" } : {}),
    "access-control-max-age": "600",
    vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
  };
}

function isAllowed(origin: string, host: string | null, cors: Cors): boolean {
  if (cors === "any" || isSameOrigin(origin, host)) return true;
  if (cors === "loopback") return isLoopback(originHostname(origin));
  return cors !== "none" && cors.includes(origin);
}

/** Browsers leave `Sec-Fetch-Site` out towards plain-http addresses: `Origin` counts as well. */
function isCrossSite(headers: Headers, origin: string | null, host: string | null): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  return origin !== null && !isSameOrigin(origin, host);
}

/** Swagger UI and the console are pages of this server, whatever its name. */
function isSameOrigin(origin: string, host: string | null): boolean {
  return host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}

/** `null` is the origin of sandboxed frames and of files: nobody's, and so not ours. */
function originHostname(origin: string): string {
  const match = /^https?:\/\/([^/?#]+)$/i.exec(origin);
  return match?.[1] === undefined ? "" : toHostname(match[1]);
}

function toHostname(host: string): string {
  return host.replace(/:\d*$/, "").toLowerCase();
}

function isLoopback(name: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name);
}

const anyAddress: readonly string[] = ["0.0.0.0", "::", "[::]"];

/** Who listens on every address is asked for by any of them; an address cannot be rebound. */
function createHostTest(host: string, allowed: readonly string[]): (name: string) => boolean {
  const own = host.toLowerCase();
  const machine = nameOfMachine().toLowerCase();
  const isOpen = anyAddress.includes(own);
  const names = isOpen ? [machine, `${machine}.local`] : [own, `[${own}]`];
  return (name) =>
    isLoopback(name) ||
    (isOpen && isAddress(name)) ||
    names.includes(name) ||
    allowed.some((one) => isAllowedHost(name, one));
}

/** `.test` stands for the domain itself and all below it. */
function isAllowedHost(name: string, allowed: string): boolean {
  return allowed.startsWith(".")
    ? name === allowed.slice(1) || name.endsWith(allowed)
    : name === allowed;
}

function toHostDetail(asked: string): string {
  const name = toHostname(asked);
  return `This server is not ${asked}. To be asked for by this name, put it into the config: allowedHosts: [${JSON.stringify(name)}].`;
}

function toOriginDetail(origin: string): string {
  const remedy =
    origin === "null"
      ? "cors: true"
      : `cors: [${JSON.stringify(origin)}], or cors: true for every page`;
  return `Pages of ${origin} may not use this server. To let them, put it into the config: ${remedy}.`;
}

function isAddress(name: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/.test(name);
}

/** Nearly no request is: what cannot be one is told without taking its URL apart. */
export function isManagement(url: string): boolean {
  return /_backlot|%/i.test(url) && /^\/_backlot(?:\/|$)/i.test(matchedPathOf(url));
}
