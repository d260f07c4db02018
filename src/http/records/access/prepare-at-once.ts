import { HttpError } from "../../../errors.ts";
import type { Resource } from "../../../schema/resource.ts";
import type { JsonObject } from "../../../schema/schema.ts";
import type { RecordMaker } from "../write/complete-record.ts";
import { type PreparedWrite, prepareGiven, type WriteResult } from "../write/prepare-write.ts";

/** For a program that does not wait: what a write needs was loaded before. */
export function prepareAtOnce(
  given: JsonObject,
  resource: Resource,
  maker: RecordMaker,
  result: WriteResult,
): PreparedWrite {
  const prepared = prepareGiven(given, resource, maker, result);
  if (!(prepared instanceof Promise)) return prepared;
  throw new Error("What writing needs was not loaded with the server.");
}

/** As a client would send it: dates as text, and nothing where there is nothing. */
export function toJsonObject(given: object, { path }: Resource): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(given) ?? "null");
  if (typeof copy === "object" && copy !== null && !Array.isArray(copy)) return copy as JsonObject;
  throw new HttpError("invalid-body", `A record of ${path} must be an object.`, {
    members: { errors: { body: "must be an object" } },
  });
}
