import { findIdentifier } from "../../../schema/identifier/find-identifier.ts";
import { toVariants } from "../../../schema/members.ts";
import { type Method, methods } from "../../../schema/method.ts";
import { defaultOperations } from "../../../schema/resource.ts";
import {
  type JsonObject,
  referencePrefix,
  type Schema,
  toReference,
} from "../../../schema/schema.ts";
import type { FoundResource } from "../../found.ts";
import { toModelName } from "../../infer/names.ts";
import { memberOf } from "../../json-value.ts";
import { findAnswer, findBody, findItemSchema, isRecordSchema } from "./answers.ts";
import { findExamples } from "./examples.ts";
import { objectAt, resolve } from "./pointers.ts";
import { type SchemaReading, toSchema } from "./to-schema.ts";

type Named = Map<string, Schema>;

/** A path with its items: `/pets` and `/pets/{petId}`. */
interface Place {
  readonly path: string;
  readonly own: JsonObject | undefined;
  readonly item: JsonObject | undefined;
  /** What the item's path calls the identifier. */
  readonly parameter: string | undefined;
}

/** Every literal path that lists objects, has items, or is one object. */
export function readResources(reading: SchemaReading, definitions: Named): FoundResource[] {
  return findPlaces(reading.document).flatMap((place) => {
    const found =
      readCollection(place, reading, definitions) ?? readSingle(place, reading, definitions);
    return found ? [found] : [];
  });
}

function findPlaces(document: JsonObject): Place[] {
  const paths = objectAt(document, "paths") ?? {};
  const known = Object.keys(paths).map((path) => path.replace(/\/+$/, ""));
  const roots = known.map((path) => path.replace(/\/\{[^/]*\}$/, ""));
  const literal = [...new Set(roots)].filter((path) => /^(?:\/[\w.~-]+)+$/.test(path));
  return literal.map((path) => {
    const item = known.find(
      (each) => each.startsWith(`${path}/{`) && !each.slice(path.length + 1).includes("/"),
    );
    return {
      path,
      own: resolve(memberOf(paths, path), document),
      item: item === undefined ? undefined : resolve(memberOf(paths, item), document),
      parameter: item === undefined ? undefined : /\{([^}]*)\}$/.exec(item)?.[1],
    };
  });
}

function readCollection(
  place: Place,
  reading: SchemaReading,
  definitions: Named,
): FoundResource | undefined {
  const { document } = reading;
  const listed = findAnswer(objectAt(place.own, "get"), document);
  const shown = findAnswer(objectAt(place.item, "get"), document);
  const schema = findRecordSchema(listed, shown, reading, definitions);
  if (!schema) return undefined;
  const model = nameModel(schema, place.path, definitions);
  const id = findId(model, place.parameter, definitions);
  if (!id) return undefined;
  const posted = objectAt(place.own, "post");
  const media = [listed, shown, findAnswer(posted, document), findBody(posted, document)];
  return {
    ...toBase(place, model),
    shape: "collection",
    records: withoutRepeated(findExamples(media, document), id.name),
    operations: toOperations("collection", [
      ...methodsOf(place.own, ["GET", "POST"]),
      ...methodsOf(place.item, ["GET", "PUT", "PATCH", "DELETE"]),
    ]),
    id: id.isNamed ? id.name : undefined,
  };
}

function findRecordSchema(
  listed: JsonObject | undefined,
  shown: JsonObject | undefined,
  reading: SchemaReading,
  definitions: Named,
): Schema | undefined {
  const known = Object.fromEntries(definitions);
  const inList = listed && findItemSchema(toSchema(memberOf(listed, "schema"), reading), known);
  if (inList) return inList;
  const item = shown && toSchema(memberOf(shown, "schema"), reading);
  return item && isRecordSchema(item, known) ? item : undefined;
}

function readSingle(
  place: Place,
  reading: SchemaReading,
  definitions: Named,
): FoundResource | undefined {
  const { document } = reading;
  const shown = findAnswer(objectAt(place.own, "get"), document);
  const schema = shown && toSchema(memberOf(shown, "schema"), reading);
  if (!schema || place.item || !isRecordSchema(schema, Object.fromEntries(definitions))) {
    return undefined;
  }
  return {
    ...toBase(place, nameModel(schema, place.path, definitions)),
    shape: "single",
    records: findExamples([shown], document).slice(0, 1),
    operations: toOperations("single", methodsOf(place.own, methods)),
    id: undefined,
  };
}

function toBase({ path }: Place, model: string) {
  return { path, name: path.split("/").at(-1) ?? "", schema: toReference(model) };
}

/** The document's own name, or one after the path for a schema that has none. */
function nameModel(schema: Schema, path: string, definitions: Named): string {
  if ("$ref" in schema) return schema.$ref.slice(referencePrefix.length);
  const own = toModelName(path.split("/").at(-1) ?? "");
  const name = definitions.has(own) ? `${own}Record` : own;
  definitions.set(name, schema);
  return name;
}

/** As a start would find it, or else what the item's path names. */
function findId(
  model: string,
  parameter: string | undefined,
  definitions: Named,
): { readonly name: string; readonly isNamed: boolean } | undefined {
  const known = Object.fromEntries(definitions);
  const variants = toVariants(toReference(model), known);
  const find = (id: string | undefined) =>
    findIdentifier({ place: "", id }, model, variants, known, [])?.name;
  const usual = find(undefined);
  if (usual !== undefined) return { name: usual, isNamed: false };
  const named = parameter === undefined ? undefined : find(parameter);
  return named === undefined ? undefined : { name: named, isNamed: true };
}

function methodsOf(item: JsonObject | undefined, wanted: readonly Method[]): Method[] {
  return wanted.filter((method) => objectAt(item, method.toLowerCase()) !== undefined);
}

/** Undefined where a config need not say it. */
function toOperations(
  shape: FoundResource["shape"],
  found: readonly Method[],
): readonly Method[] | undefined {
  const operations = methods.filter((method) => found.includes(method));
  return operations.join() === defaultOperations[shape].join() ? undefined : operations;
}

function withoutRepeated(records: readonly JsonObject[], id: string): JsonObject[] {
  const seen = new Set<unknown>();
  return records.filter((record) => {
    const key = memberOf(record, id) ?? JSON.stringify(record);
    return !seen.has(key) && seen.add(key);
  });
}
