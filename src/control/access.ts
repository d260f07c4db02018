import { timingSafeEqual } from "node:crypto";
import { type Connection, connectionOf } from "../http/server/connection.ts";
import { consoleHeader, tokenHeader } from "./api.ts";

export interface AccessParts {
  /** Each lets its bearer in from anywhere. */
  readonly tokens: readonly string[];
  /** Whether a page of another site sent the request, or one that asked for another server. */
  readonly isForeign: (request: Request) => boolean;
}

/**
 * Who may manage the server: whoever has a token; on this machine whoever is no web page, and the
 * server's own page. What a page is cannot be told of a client elsewhere, which may send any header:
 * there it takes the token.
 */
export function createAccess({ tokens, isForeign }: AccessParts): (request: Request) => boolean {
  return function mayManage(request) {
    if (isForeign(request)) return false;
    const { headers } = request;
    const given = headers.get(tokenHeader);
    if (given !== null && tokens.some((token) => isSame(given, token))) return true;
    if (!isLocal(connectionOf(request), headers)) return false;
    // Of another origin it would be foreign. A form sends an origin too, but not this header.
    return !headers.has("origin") || headers.has(consoleHeader);
  };
}

/** A proxy on this machine speaks for others, and says so; what speaks in their name is not local. */
function isLocal(connection: Connection | undefined, headers: Headers): boolean {
  if (!isLoopback(connection?.address ?? "") || headers.has("forwarded")) return false;
  const behind = headers.get("x-forwarded-for") ?? headers.get("x-real-ip");
  return behind === null || behind.split(",").every((address) => isLoopback(address.trim()));
}

function isLoopback(address: string): boolean {
  return /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i.test(address);
}

/** In constant time: nothing about the token shows in how long it takes. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
