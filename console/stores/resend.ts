import type { Json } from "../../src/schema/schema.ts";
import type { JournalEntry } from "../api/answers.ts";
import { toQueryString } from "../api/call.ts";
import type { Sending } from "../text/to-code.ts";
import { acting } from "./acting.ts";

/** What a page may say of itself; the rest is the browser's. */
const repeatable = /^(?:accept|content-type|if-match|if-none-match|prefer|x-.*)$/i;
/** What stands in the journal in place of a secret. */
const mask = "***";

/** A request of the journal, as it can be sent once more. */
export function toSending(entry: JournalEntry): Sending {
  const { method, path, query, requestHeaders, body } = entry;
  const kept = Object.entries(requestHeaders).filter(
    ([name, value]) => repeatable.test(name) && value !== mask,
  );
  return {
    method,
    url: `${location.origin}${path}${toQueryString(query)}`,
    headers: { ...Object.fromEntries(kept), ...acting.value?.headers },
    ...(body === undefined || body === null || method === "GET" ? {} : { body }),
  };
}

/**
 * Sends it from this page. Without cookies: a session of the application's own page, which has the
 * same host, must not be used or replaced here.
 */
export async function send({ method, url, headers, body }: Sending): Promise<number> {
  const response = await fetch(url, {
    method,
    credentials: "omit",
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: toText(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

function toText(body: Json): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
