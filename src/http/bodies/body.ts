import type { Context } from "hono";
import { HttpError } from "../../errors.ts";
import { isObject, type JsonObject } from "../../schema/schema.ts";
import { andThen } from "../and-then.ts";
import { mediaOf } from "./media.ts";

export const largestBody = 1024 * 1024;
/** SQLite reads a thousand levels, a validator's stack some more; nobody's model has a hundred. */
export const deepestBody = 100;

/** The JSON object in a request's body. */
export function readBody(c: Context): JsonObject | Promise<JsonObject> {
  refuseOtherMedia(c);
  return readJson(c);
}

/** The JSON object in a body, whatever media type it is said to have. */
export function readJson(c: Context): JsonObject | Promise<JsonObject> {
  return andThen(readWhole(c), (bytes) => toObject(decode(bytes)));
}

/** The bytes of a body. */
export function readWhole(c: Context): Uint8Array | Promise<Uint8Array> {
  refuseEncoded(c);
  return andThen(readBytes(c.req.raw), (bytes) => {
    // The app that a reload brings may ask for it again.
    noteArrived(c.req.raw, bytes);
    return bytes;
  });
}

function toObject(text: string): JsonObject {
  const value = parseJson(text);
  if (isObject(value)) return value;
  throw new HttpError("invalid-body", "The body must be a JSON object.", {
    members: { errors: { body: "must be an object" } },
  });
}

const arrived = Symbol("arrived body");

// A property, and no weak map: this happens at every write.
type NotedRequest = Request & { [arrived]?: Uint8Array };

/** The body of this request is there already, and nobody need wait for it. */
export function noteArrived(request: NotedRequest, body: Uint8Array): void {
  request[arrived] = body;
}

/** The body, where it is there or somebody has read it. */
export function arrivedBody(request: NotedRequest): Uint8Array | undefined {
  return request[arrived];
}

/** Reads a body ahead, so that whoever asks later need not wait; one that is too large is left. */
export async function readAhead(request: Request): Promise<void> {
  if (request.body === null || arrivedBody(request)) return;
  // Of a copy: a rule may make another request of this one, which must still have its body.
  const copy = request.clone();
  const bytes = copy.body && (await readLimited(copy.body).catch(() => undefined));
  if (bytes) noteArrived(request, bytes);
}

function refuseOtherMedia(c: Context): void {
  const { type, isJson, isMergePatch } = mediaOf(c);
  if (isJson || (isMergePatch && c.req.method === "PATCH")) return;
  throw new HttpError("unsupported-media-type", `Send application/json instead of ${type}.`);
}

/** RFC 9110, section 15.5.16. */
function refuseEncoded(c: Context): void {
  const encoding = c.req.header("content-encoding")?.trim() ?? "";
  if (encoding === "" || /^identity$/i.test(encoding)) return;
  const detail = `Send the body as it is instead of encoded as ${encoding}.`;
  const headers = { "accept-encoding": "identity" };
  throw new HttpError("unsupported-media-type", detail, { headers });
}

function readBytes(request: Request): Uint8Array | Promise<Uint8Array> {
  const body = arrivedBody(request);
  if (body) return body;
  const length = request.headers.get("content-length");
  if (length === null) return request.body ? readLimited(request.body) : new Uint8Array();
  // Node ends a body where its declared length does, so what is declared small is small.
  if (Number(length) > largestBody) throw tooLarge();
  return request.arrayBuffer().then(toBytes, refuseCutOff);
}

function toBytes(buffer: ArrayBuffer): Uint8Array {
  if (buffer.byteLength > largestBody) throw tooLarge();
  return new Uint8Array(buffer);
}

function refuseCutOff(error: unknown): never {
  throw notJson(`it ended early (${error instanceof Error ? error.message : error})`);
}

/** Without a declared length nothing is kept beyond the limit. */
async function readLimited(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw notJson("it ended early");
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > largestBody) {
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    chunks.push(value);
  }
}

function tooLarge(): HttpError {
  return new HttpError("body-too-large", "A body may have 1 MiB at most.");
}

const decoder = new TextDecoder("utf-8", { fatal: true });

export function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw notJson("it is not UTF-8");
  }
}

function parseJson(text: string): unknown {
  const value = tryParse(text);
  refuseUnkept(value, 0);
  return value;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (text.trim() === "") throw notJson("it is empty");
    throw notJson(error instanceof Error ? error.message : String(error));
  }
}

function notJson(reason: string): HttpError {
  return new HttpError("invalid-json", `The body is not JSON: ${reason}.`);
}

/** Before anything else that walks the value: this recursion ends where the limit is. */
function refuseUnkept(value: unknown, depth: number): void {
  // 1e400 becomes Infinity, which would be kept as null.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    throw notJson("a number in it is too large");
  }
  if (typeof value !== "object" || value === null) return;
  if (depth === deepestBody) throw tooDeep();
  for (const each of Object.values(value)) refuseUnkept(each, depth + 1);
}

export function tooDeep(): HttpError {
  return new HttpError("body-too-deep", `A body may be nested ${deepestBody} levels deep at most.`);
}
