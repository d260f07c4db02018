import type { Context } from "hono";
import { HttpError } from "../../errors.ts";
import { sendNothing } from "./respond.ts";

/**
 * The version in the dataset, said so that no other dataset's version is taken for it. Behind it
 * the versions of what else shows in the answer.
 */
export function toEtag(identity: string, version: number, others: readonly number[] = []): string {
  const own = `"${identity}-${version.toString(36)}`;
  return others.length === 0
    ? `${own}"`
    : `${own}.${others.map((each) => each.toString(36)).join(".")}"`;
}

/** The answer to a GET whose client has this version already; RFC 9110, section 13.1.2. */
export function answerUnchanged(c: Context, etag: string): Response | undefined {
  const known = c.req.header("if-none-match");
  if (known === undefined || !isAmong(known, etag, "weak")) return undefined;
  return sendNothing(304, { etag, "cache-control": "no-cache" });
}

/** Refuses a write to another version than the client has seen; `undefined`: there is nothing. */
export function refuseStale(c: Context, etag: string | undefined): void {
  const expected = c.req.header("if-match");
  if (expected !== undefined && !isAmong(expected, etag, "strong")) {
    throw failed("If-Match names another version than there is.", etag);
  }
  const unexpected = c.req.header("if-none-match");
  if (unexpected !== undefined && isAmong(unexpected, etag, "weak")) {
    throw failed("If-None-Match names the version that there is.", etag);
  }
}

function failed(detail: string, etag: string | undefined): HttpError {
  const headers = etag === undefined ? {} : { etag };
  return new HttpError("precondition-failed", detail, { headers });
}

function isAmong(list: string, etag: string | undefined, comparison: "weak" | "strong"): boolean {
  if (etag === undefined) return false;
  if (list.trim() === "*") return true;
  return list.split(",").some((entry) => {
    const tag = entry.trim();
    if (comparison === "weak") return tag === etag || tag === `W/${etag}`;
    // A write is to the record alone: what else showed in the answer may have changed meanwhile.
    return tag === etag || tag.replace(/\.[^"]*"$/, '"') === etag;
  });
}
