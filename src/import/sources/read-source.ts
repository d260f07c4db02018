import { basename, extname } from "node:path";
import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Format, Found } from "../found.ts";
import { toImportMistake } from "../import-mistake.ts";
import { isListOfObjects, isObject, memberOf } from "../json-value.ts";
import { readDocument } from "./openapi/read-document.ts";
import { parseContent } from "./parse-content.ts";
import { readHar } from "./read-har.ts";
import { readLists } from "./read-lists.ts";

const readers = {
  json: readLists,
  openapi: readDocument,
  har: readHar,
} as const satisfies Record<Format, (content: JsonObject) => Found>;

/** What each must hold, for whoever gave a file without it. */
const needs = {
  json: "it has no list of objects and no object that could be served.",
  openapi: "no path of it answers GET with JSON objects.",
  har: "it has no GET that was answered with JSON objects.",
} as const satisfies Record<Format, string>;

/** Reads a foreign file, whichever of the formats it is in. */
export async function readSource(file: string): Promise<Found> {
  const content = toObject(await parseContent(file), file);
  const found = readers[findFormat(content, file)](content);
  if (found.resources.length > 0) return found;
  const notes = found.notes.length > 0 ? found.notes.join(" ") : undefined;
  throw toImportMistake(file, needs[found.format], notes);
}

/** A file that is one list is served under its own name. */
function toObject(content: Json, file: string): JsonObject {
  if (isObject(content)) return content;
  if (isListOfObjects(content)) return { [basename(file, extname(file))]: content };
  throw toImportMistake(
    file,
    "it is not an object of lists.",
    'Write it as { "posts": [{ "id": 1 }] }, or name an OpenAPI document or a HAR recording.',
  );
}

function findFormat(content: JsonObject, file: string): Format {
  const version = memberOf(content, "openapi");
  if (typeof version === "string") {
    if (/^3\.\d/.test(version)) return "openapi";
    throw toImportMistake(file, `it is OpenAPI ${version}, and only OpenAPI 3 can be imported.`);
  }
  if (typeof memberOf(content, "swagger") === "string") {
    const remedy = "Convert it to OpenAPI 3 first, for example with swagger2openapi.";
    throw toImportMistake(file, "it is Swagger 2, and only OpenAPI 3 can be imported.", remedy);
  }
  const log = memberOf(content, "log");
  return isObject(log) && Array.isArray(memberOf(log, "entries")) ? "har" : "json";
}
