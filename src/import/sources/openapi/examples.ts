import type { Json, JsonObject } from "../../../schema/schema.ts";
import { isListOfObjects, isObject, memberOf } from "../../json-value.ts";
import { findEnvelope } from "../envelope.ts";
import { objectAt, resolve } from "./pointers.ts";

/** The records among the examples of some media types, in their order. */
export function findExamples(
  media: readonly (JsonObject | undefined)[],
  document: JsonObject,
): JsonObject[] {
  return media.flatMap((each) => (each ? valuesOf(each, document).flatMap(toRecords) : []));
}

function valuesOf(media: JsonObject, document: JsonObject): (Json | undefined)[] {
  const examples = Object.values(objectAt(media, "examples") ?? {}).map((example) => {
    const target = resolve(example, document);
    return target && memberOf(target, "value");
  });
  const schema = resolve(memberOf(media, "schema"), document);
  return [memberOf(media, "example"), ...examples, ...schemaExamples(schema, document)];
}

/** Of the schema itself, or of a list's items. */
function schemaExamples(
  schema: JsonObject | undefined,
  document: JsonObject,
): (Json | undefined)[] {
  if (!schema) return [];
  const listed = memberOf(schema, "examples");
  const own = [memberOf(schema, "example"), ...(Array.isArray(listed) ? listed : [])];
  const items = resolve(memberOf(schema, "items"), document);
  return items ? [...own, ...schemaExamples(items, document)] : own;
}

function toRecords(value: Json | undefined): readonly JsonObject[] {
  if (isListOfObjects(value)) return value;
  return isObject(value) ? (findEnvelope(value) ?? [value]) : [];
}
