import type { Context } from "hono";
import { sendJson, sendNothing } from "./respond.ts";

/** What was deleted, as it was; or nothing where the client said so: RFC 7240, section 4.2. */
export function answerDeleted(c: Context, json: string): Response {
  const isMinimal = findPreference(c.req.header("prefer") ?? "", "return") === "minimal";
  return isMinimal ? sendNothing(204, { "preference-applied": "return=minimal" }) : sendJson(json);
}

/** The value of a preference by its name, which has no case; the first counts: RFC 7240, section 2. */
export function findPreference(header: string, name: string): string | undefined {
  for (const preference of header.matchAll(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g)) {
    const [, token, quoted, plain] =
      /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/.exec(preference[0]) ?? [];
    if (token?.toLowerCase() === name) return quoted ?? plain;
  }
  return undefined;
}
