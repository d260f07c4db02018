import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import { type Definitions, dereference, type Schema, toKinded } from "../../schema/schema.ts";
import type { Part } from "../components.ts";
import { toPublished } from "../schemas/published-schema.ts";

/** How a member's values compare. */
type Comparison = "equality" | "text" | "order";

export interface Filterable {
  readonly schema: Part;
  readonly comparison: Comparison;
}

const operators = {
  equality: [],
  text: [{ suffix: "_like", says: (name: string) => `Part of \`${name}\`, whatever its case.` }],
  order: [
    { suffix: "_gte", says: (name: string) => `The least that \`${name}\` may be.` },
    { suffix: "_lte", says: (name: string) => `The most that \`${name}\` may be.` },
  ],
} satisfies Record<Comparison, readonly { suffix: string; says: (name: string) => string }[]>;

/**
 * A parameter for each member that can be compared, and for the commonest operators. Ten operators
 * for each member would bury the rest; the document's introduction tells of the others.
 */
export function buildFilters(
  collection: Collection,
  relations: readonly Relation[],
  definitions: Definitions,
): Part[] {
  return [...collection.members].flatMap(([name, { schema }]) => {
    const filterable = toFilterable(schema, definitions);
    if (!filterable) return [];
    const isReference =
      name === collection.identifier.name ||
      relations.some(({ from, member }) => from.path === collection.path && member === name);
    const comparison = isReference ? "equality" : filterable.comparison;
    const description = `Only records with this \`${name}\`; repeated, any of them.`;
    return [
      { name, in: "query", description, schema: toRepeatable(filterable.schema) },
      ...operators[comparison].map(({ suffix, says }) => ({
        name: `${name}${suffix}`,
        in: "query",
        description: says(name),
        schema: filterable.schema,
      })),
    ];
  });
}

/** One value, or several under the same name: OpenAPI's own style for a list in a query. */
function toRepeatable(schema: Part): Part {
  return { anyOf: [schema, { type: "array", items: schema }] };
}

/** What a member's value is compared with; nothing where it is an object or may be anything. */
export function toFilterable(schema: Schema, definitions: Definitions): Filterable | undefined {
  const { kind, schema: target } = toKinded(dereference(schema, definitions));
  switch (kind) {
    case "string":
      return toTextual(target.format);
    case "number":
      return { schema: { type: target.type }, comparison: "order" };
    case "boolean":
      return { schema: { type: "boolean" }, comparison: "equality" };
    case "enum":
      return {
        schema: toPublished("$ref" in schema ? { $ref: schema.$ref } : { enum: target.enum }),
        comparison: "equality",
      };
    case "array":
      return toListed(target.items, definitions);
    case "union":
      return toOnly(target.anyOf, definitions);
    case "any":
    case "null":
    case "tuple":
    case "object":
    case "reference":
      return undefined;
  }
}

function toTextual(format: string | undefined): Filterable {
  const isDate = format === "date-time" || format === "date";
  if (!isDate) return { schema: { type: "string" }, comparison: "text" };
  return { schema: { type: "string", format }, comparison: "order" };
}

/** A list is asked whether some item fits. */
function toListed(items: Schema, definitions: Definitions): Filterable | undefined {
  const item = toFilterable(items, definitions);
  return item && { ...item, comparison: item.comparison === "text" ? "text" : "equality" };
}

/** Beside `null`, which every query can ask for, a union must be of one thing to be typed. */
function toOnly(variants: readonly Schema[], definitions: Definitions): Filterable | undefined {
  const present = variants.filter((variant) => !("type" in variant && variant.type === "null"));
  const [only] = present;
  return only && present.length === 1 ? toFilterable(only, definitions) : undefined;
}
