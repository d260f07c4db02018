import { type Schema, toKinded } from "../../schema/schema.ts";
import type { Part } from "../components.ts";

type Publish = (value: never) => unknown;

/** The keywords that hold schemas, by how they hold them. */
const holders: Readonly<Record<string, Publish>> = {
  items: publishItems,
  additionalProperties: publishOne,
  anyOf: publishList,
  prefixItems: publishList,
  properties: publishMap,
  patternProperties: publishMap,
};

/**
 * A schema as the document shows it: our own annotations are left out, since they mean nothing to
 * others, and what OpenAPI wants more exactly than JSON Schema is said so.
 */
export function toPublished(schema: Schema): Part {
  const { kind, schema: known } = toKinded(schema);
  const keywords = Object.entries(known).filter(([keyword, value]) => isPublished(keyword, value));
  const published = keywords.map(([keyword, value]) => {
    const publish = holders[keyword];
    return [keyword, publish ? publish(value as never) : value] as const;
  });
  const type = kind === "enum" ? toEnumType(known.enum) : undefined;
  return { ...(type === undefined ? {} : { type }), ...Object.fromEntries(published) };
}

function isPublished(keyword: string, value: unknown): boolean {
  if (keyword.startsWith("x-")) return false;
  if (keyword === "required") return Array.isArray(value) && value.length > 0;
  // OpenAPI 3.1, section 4.8.25: inline variants cannot be told apart by a discriminator.
  if (keyword === "discriminator") return Object.hasOwn(value as object, "mapping");
  return true;
}

/** Nothing after the last item of a tuple: `maxItems` says so, and linters take no `false` here. */
function publishItems(schema: Schema | false): Part {
  return schema === false ? {} : toPublished(schema);
}

function publishOne(schema: Schema | false): Part | false {
  return schema === false ? false : toPublished(schema);
}

function publishList(schemas: readonly Schema[]): readonly Part[] {
  return schemas.map(toPublished);
}

function publishMap(schemas: Readonly<Record<string, Schema>>): Part {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toPublished(schema)]),
  );
}

/** Code generators ask for the type of an enumeration, though its values say it. */
function toEnumType(values: readonly (string | number | boolean)[]): string | undefined {
  const types = new Set(values.map((value) => typeof value));
  const [only] = types;
  return types.size === 1 ? only : undefined;
}
