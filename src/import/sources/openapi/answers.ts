import {
  type Definitions,
  dereference,
  type JsonObject,
  type Schema,
} from "../../../schema/schema.ts";
import { memberOf } from "../../json-value.ts";
import { listNames } from "../envelope.ts";
import { objectAt, resolve } from "./pointers.ts";

/** The JSON of a successful answer: its media type object, with schema and examples. */
export function findAnswer(
  operation: JsonObject | undefined,
  document: JsonObject,
): JsonObject | undefined {
  const responses = objectAt(operation, "responses") ?? {};
  const statuses = Object.keys(responses).filter((status) =>
    /^(?:2\d\d|2XX|default)$/i.test(status),
  );
  return statuses
    .sort()
    .map((status) => findJson(resolve(memberOf(responses, status), document), document))
    .find((media) => media !== undefined);
}

/** The same of a request's body. */
export function findBody(
  operation: JsonObject | undefined,
  document: JsonObject,
): JsonObject | undefined {
  return findJson(operation && resolve(memberOf(operation, "requestBody"), document), document);
}

function findJson(holder: JsonObject | undefined, document: JsonObject): JsonObject | undefined {
  const content = objectAt(holder, "content") ?? {};
  const type = Object.keys(content).find((name) => /[/+]json\b|\*\/\*/.test(name));
  return type === undefined ? undefined : resolve(memberOf(content, type), document);
}

/** One record's schema, where the answer is a list or wraps one: `{ "data": […], "total": 3 }`. */
export function findItemSchema(schema: Schema, definitions: Definitions): Schema | undefined {
  const target = dereference(schema, definitions);
  const items = itemsOf(target);
  if (items) return isRecordSchema(items, definitions) ? items : undefined;
  if (!("properties" in target)) return undefined;
  const lists = listNames.flatMap((name) => {
    const member = Object.hasOwn(target.properties, name) ? target.properties[name] : undefined;
    const inner = member && itemsOf(dereference(member, definitions));
    return inner && isRecordSchema(inner, definitions) ? [inner] : [];
  });
  return lists.length === 1 ? lists[0] : undefined;
}

function itemsOf(schema: Schema): Schema | undefined {
  return "items" in schema && schema.items !== false ? schema.items : undefined;
}

/** An object with members, or one of several such. */
export function isRecordSchema(schema: Schema, definitions: Definitions): boolean {
  const target = dereference(schema, definitions);
  if ("anyOf" in target) return target.anyOf.every((part) => isRecordSchema(part, definitions));
  return "properties" in target && Object.keys(target.properties).length > 0;
}
