import type { Context } from "hono";
import { HttpError } from "../errors.ts";
import type { JsonObject } from "../schema/schema.ts";

const largest = 1024 * 1024;

/** The JSON object in a request's body. */
export async function readBody(c: Context): Promise<JsonObject> {
  const type = c.req.header("content-type");
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new HttpError("unsupported-media-type", `Send application/json instead of ${type}.`);
  }
  refuseLarge(Number(c.req.header("content-length") ?? 0));
  const text = await c.req.text();
  refuseLarge(Buffer.byteLength(text));
  const value = parseJson(text);
  if (isObject(value)) return value;
  throw new HttpError("invalid-body", "The body must be a JSON object.", {
    members: { errors: { body: "must be an object" } },
  });
}

function refuseLarge(bytes: number): void {
  if (bytes > largest) throw new HttpError("body-too-large", "A body may have 1 MiB at most.");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError("invalid-json", `The body is not JSON: ${reason}.`);
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
