import type { Context } from "hono";
import { sendJson, sendNothing } from "./respond.ts";

/** What was deleted, as it was; or nothing where the client said so: RFC 7240, section 4.2. */
export function answerDeleted(c: Context, json: string): Response {
  const isMinimal = /\breturn=minimal\b/i.test(c.req.header("prefer") ?? "");
  return isMinimal ? sendNothing(204, { "preference-applied": "return=minimal" }) : sendJson(json);
}
