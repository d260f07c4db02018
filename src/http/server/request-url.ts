import type { IncomingMessage } from "node:http";
import { HttpError } from "../../errors.ts";

/** What stands in a URL as it is; anything else is escaped by taking the URL apart. */
const plainTarget = /^\/[\w!$&()*+,\-./:;=@~]*(?:\?[\w!$%&()*+,\-./:;=?@[\]~]*)?$/;
/** Segments that lead elsewhere: `/users/../posts` is `/posts`. */
const dots = /\/\.\.?(?:[/?]|$)/;
/** In a URL it would become a slash, and two clients would ask for different things. */
const backslashInPath = /^[^?]*\\/;

/** The URL that a request is for; RFC 9112, section 3.2. */
export function createToUrl(defaultHost: string): (incoming: IncomingMessage) => string {
  const toOrigin = createToOrigin();
  return function toUrl(incoming) {
    const target = incoming.url ?? "";
    if (isPlain(target)) return originOf(incoming) + target;
    if (backslashInPath.test(target)) throw malformed("Backslash in request path");
    if (/^https?:\/\//.test(target)) return parse(target, "Invalid absolute URL").href;
    if (!target.startsWith("/")) throw malformed("Invalid URL");
    return parse(originOf(incoming) + target, "Invalid URL").href;
  };

  function originOf(incoming: IncomingMessage): string {
    return toOrigin(schemeOf(incoming), hostOf(incoming) ?? defaultHost);
  }
}

function isPlain(target: string): boolean {
  return plainTarget.test(target) && !(target.includes("/.") && dots.test(target));
}

/** Nearly all requests name the same host: it is looked at once. */
function createToOrigin(): (scheme: string, host: string) => string {
  let [lastScheme, lastHost, origin] = ["", "", ""];
  return (scheme, host) => {
    if (scheme === lastScheme && host === lastHost) return origin;
    const url = parse(`${scheme}://${host}`, "Invalid host header");
    // `0x7f.1` is an address to a URL, and `a/b` a host and a path: neither is what was sent.
    const isSame = url.hostname === host.replace(/:\d*$/, "").toLowerCase();
    if (!isSame) throw malformed("Invalid host header");
    [lastScheme, lastHost, origin] = [scheme, host, url.origin];
    return origin;
  };
}

function schemeOf({ socket }: IncomingMessage): string {
  return "encrypted" in socket ? "https" : "http";
}

/** The first, where a client sent two: who compares names gets to see both. */
function hostOf({ httpVersionMajor, headers, rawHeaders }: IncomingMessage): string | undefined {
  if (httpVersionMajor >= 2) return String(headers[":authority"] ?? headers.host);
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") return rawHeaders[at + 1];
  }
  return undefined;
}

function parse(url: string, complaint: string): URL {
  try {
    return new URL(url);
  } catch {
    throw malformed(complaint);
  }
}

function malformed(complaint: string): HttpError {
  return new HttpError("malformed-request", `${complaint}.`);
}
