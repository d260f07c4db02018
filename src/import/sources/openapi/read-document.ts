import { toWords } from "../../../schema/name-words.ts";
import type { JsonObject, Schema } from "../../../schema/schema.ts";
import type { Found, FoundResource } from "../../found.ts";
import { toTypeName } from "../../infer/names.ts";
import { isList, isObject, memberOf } from "../../json-value.ts";
import { objectAt } from "./pointers.ts";
import { readResources } from "./read-resources.ts";
import { type SchemaReading, toSchema } from "./to-schema.ts";

/** An OpenAPI 3 document: its schemas are the models, its examples the first records. */
export function readDocument(document: JsonObject): Found {
  const reading = { document, names: nameSchemas(document) };
  const definitions = new Map(readDefinitions(reading));
  const all = readResources(reading, definitions);
  const resources = all.filter((resource) => !isView(resource, all));
  const left = Object.keys(objectAt(document, "paths") ?? {}).filter(
    (path) => !resources.some((resource) => isCovered(path, resource.path)),
  );
  return {
    format: "openapi",
    resources,
    definitions: Object.fromEntries(definitions),
    basePath: readBasePath(document),
    notes: left.length > 0 ? [`Not served: ${left.join(", ")}.`] : [],
  };
}

/** `pet_category` → `PetCategory`, each name once. */
function nameSchemas(document: JsonObject): ReadonlyMap<string, string> {
  const given = Object.keys(objectAt(objectAt(document, "components"), "schemas") ?? {});
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of given) {
    const own = toTypeName(toWords(name));
    const free = taken.has(own) ? `${own}${taken.size}` : own;
    taken.add(free);
    names.set(name, free);
  }
  return names;
}

function readDefinitions(reading: SchemaReading): [string, Schema][] {
  const schemas = objectAt(objectAt(reading.document, "components"), "schemas") ?? {};
  return [...reading.names].map(([given, name]) => {
    // The example of a whole object is a record, and no line of a comment.
    const { examples: _, default: __, ...schema } = toSchema(memberOf(schemas, given), reading);
    return [name, schema];
  });
}

/** `/pets/findByStatus` is another way to ask for `/pets`. */
function isView({ path, schema }: FoundResource, all: readonly FoundResource[]): boolean {
  return all.some(
    (other) =>
      path.startsWith(`${other.path}/`) && JSON.stringify(other.schema) === JSON.stringify(schema),
  );
}

function isCovered(path: string, resource: string): boolean {
  const [own, ...rest] = path === resource ? [path] : [resource, path.slice(resource.length)];
  return path.startsWith(own ?? "") && rest.every((tail) => /^\/(?:\{[^/]*\})?$/.test(tail));
}

/** The path of the first server's URL. */
function readBasePath(document: JsonObject): string {
  const servers = memberOf(document, "servers");
  const [first] = isList(servers) ? servers : [];
  const url = isObject(first) ? toServerUrl(first) : "";
  const path = /^(?:[a-z]+:\/\/[^/]*)?(\/[\w./~-]*)?$/i.exec(url)?.[1] ?? "";
  return path.replace(/\/+$/, "");
}

/** With the defaults of its variables: `https://{env}.example.com/v2/{tenant}`. */
function toServerUrl(server: JsonObject): string {
  const variables = memberOf(server, "variables");
  return String(memberOf(server, "url") ?? "").replaceAll(/\{(\w+)\}/g, (whole, name) => {
    const variable = isObject(variables) ? memberOf(variables, name) : undefined;
    return isObject(variable) ? String(memberOf(variable, "default") ?? whole) : whole;
  });
}
