import type { Context } from "hono";
import { sendJson, sendNothing } from "./respond.ts";

/** What the `Prefer` headers of a request ask for, names in small letters: RFC 7240, section 2. */
export function parsePrefer(header: string | undefined): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>();
  for (const [, name = "", quoted, word = ""] of (header ?? "").matchAll(preference)) {
    const key = name.toLowerCase();
    // The first one counts where a preference is said twice.
    if (!preferences.has(key)) preferences.set(key, quoted?.replaceAll(/\\(.)/g, "$1") ?? word);
  }
  return preferences;
}

/** A token, perhaps with a value, and parameters behind it that mean nothing to us. */
const preference =
  /(?:^|,)\s*([\w!#$%&'*+.^`|~-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,;"]*)))?(?:\s*;[^,"]*(?:"(?:[^"\\]|\\.)*"[^,"]*)*)?(?=\s*(?:,|$))/g;

type Headers = Readonly<Record<string, string>>;

/** The record that a request has made, or changed: nothing where the client wants to know no more. */
export function answerWritten(
  c: Context,
  json: string,
  status: 200 | 201,
  headers: Headers = {},
): Response {
  if (!prefersMinimal(c)) return sendJson(json, status, headers);
  const applied = { ...headers, "preference-applied": "return=minimal" };
  return sendNothing(status === 201 ? 201 : 204, applied);
}

function prefersMinimal(c: Context): boolean {
  const header = c.req.header("prefer");
  return header !== undefined && parsePrefer(header).get("return")?.toLowerCase() === "minimal";
}

/** The value of one preference. */
export function findPreference(header: string, name: string): string | undefined {
  return parsePrefer(header).get(name);
}
