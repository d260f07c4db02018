import type { CollectionStore } from "../../dataset/dataset.ts";
import { HttpError } from "../../errors.ts";
import { readId } from "../../schema/identifier/identifier.ts";
import type { Collection } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { parseId } from "../identifiers.ts";

/** 404, and where the identifier is not of the kind that there is, what those look like. */
export function toUnknownRecord(
  collection: Collection,
  store: CollectionStore,
  text: string,
  where = collection.path,
): HttpError {
  const kind = describeIds(collection, store, text);
  const detail = `There is no record "${text}" at ${where}${kind ? `: ${kind}` : ""}.`;
  return new HttpError("unknown-record", detail);
}

function describeIds(
  collection: Collection,
  store: CollectionStore,
  text: string,
): string | undefined {
  const example = readFirstId(collection, store);
  if (collection.identifier.type === "number") {
    if (parseId(collection, text) !== undefined) return undefined;
    return `identifiers are numbers, such as ${example ?? 1}`;
  }
  const isOtherwise = typeof example === "string" && isUuid(example) && !isUuid(text);
  return isOtherwise ? `identifiers look like ${example}` : undefined;
}

function readFirstId({ identifier }: Collection, store: CollectionStore) {
  const query = { conditions: [], sort: [], slice: { start: 0, limit: 1 }, fields: undefined };
  const [json] = store.list(query).batches;
  return json ? readId(identifier, JSON.parse(json) as JsonObject) : undefined;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
