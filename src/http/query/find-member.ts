import type { MemberPath, Scalar } from "../../dataset/lists/list-query.ts";
import type { Collection } from "../../schema/resource.ts";
import { type Definitions, dereference, type Schema, toKinded } from "../../schema/schema.ts";

/** What the schemas say of a member's values. */
interface Traits {
  readonly holds: Set<Scalar>;
  isList: boolean;
  isNullable: boolean;
  /** Whether it may be an object, which compares with nothing. */
  isObject: boolean;
}

const deepest = 12;
const instantFormats: readonly (string | undefined)[] = ["date-time", "date"];

/** `declared`: members that the model names; `open`: also those that an index signature lets be. */
export type Reach = "declared" | "open";

/**
 * The member that a name means: `city` of `address` is `address.city`, unless a member is called
 * exactly that.
 */
export function findMember(
  collection: Collection,
  definitions: Definitions,
  name: string,
  reach: Reach,
): MemberPath | undefined {
  const search = { definitions, reach };
  const found = collection.variants.flatMap((variant) => walk(variant, name, search, 0) ?? []);
  const [first] = found;
  if (!first) return undefined;
  const traits: Traits = { holds: new Set(), isList: false, isNullable: false, isObject: false };
  for (const { schema, isOptional } of found) {
    traits.isNullable ||= isOptional;
    describe(schema, definitions, traits, 0);
  }
  // A variant without the member has records without it.
  traits.isNullable ||= found.length < collection.variants.length;
  return { names: first.names, ...traits };
}

interface Walk {
  readonly definitions: Definitions;
  readonly reach: Reach;
}

interface Found {
  readonly names: readonly string[];
  readonly schema: Schema;
  readonly isOptional: boolean;
}

function walk(schema: Schema, name: string, search: Walk, depth: number): Found | undefined {
  if (depth > deepest) return undefined;
  const { kind, schema: target } = toKinded(dereference(schema, search.definitions));
  if (kind === "any") return search.reach === "open" ? walkAny(name) : undefined;
  if (kind === "union") {
    const found = target.anyOf.flatMap((each) => walk(each, name, search, depth + 1) ?? []);
    const [first] = found;
    return (
      first && { ...first, schema: { anyOf: found.map(({ schema: of }) => of) }, isOptional: true }
    );
  }
  if (kind !== "object") return undefined;
  const exact = Object.hasOwn(target.properties, name) ? target.properties[name] : undefined;
  if (exact !== undefined) {
    return { names: [name], schema: exact, isOptional: !target.required.includes(name) };
  }
  return (
    walkInto(target.properties, target.required, name, search, depth) ??
    (search.reach === "open" ? walkOpen(target, name) : undefined)
  );
}

function walkInto(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  name: string,
  search: Walk,
  depth: number,
): Found | undefined {
  for (let dot = name.indexOf("."); dot > 0; dot = name.indexOf(".", dot + 1)) {
    const head = name.slice(0, dot);
    const outer = Object.hasOwn(properties, head) ? properties[head] : undefined;
    const inner = outer && walk(outer, name.slice(dot + 1), search, depth + 1);
    if (!inner) continue;
    const isOptional = inner.isOptional || !required.includes(head);
    return { ...inner, names: [head, ...inner.names], isOptional };
  }
  return undefined;
}

function walkAny(name: string): Found {
  return { names: name.split("."), schema: {}, isOptional: true };
}

/** An index signature: any name may be a member's. */
function walkOpen(
  { additionalProperties }: { readonly additionalProperties: Schema | false },
  name: string,
): Found | undefined {
  return additionalProperties === false || name === ""
    ? undefined
    : { names: [name], schema: additionalProperties, isOptional: true };
}

function describe(schema: Schema, definitions: Definitions, traits: Traits, depth: number): void {
  if (depth > deepest) return;
  const { kind, schema: target } = toKinded(dereference(schema, definitions));
  const inner = (each: Schema) => describe(each, definitions, traits, depth + 1);
  switch (kind) {
    case "any":
      for (const scalar of ["text", "number", "boolean"] as const) traits.holds.add(scalar);
      traits.isNullable = true;
      return;
    case "string":
      traits.holds.add(instantFormats.includes(target.format) ? "instant" : "text");
      return;
    case "number":
    case "boolean":
      traits.holds.add(kind);
      return;
    case "null":
      traits.isNullable = true;
      return;
    case "enum":
      for (const value of target.enum) traits.holds.add(scalarOf(value));
      return;
    case "array":
      traits.isList = true;
      inner(target.items);
      return;
    case "tuple":
      traits.isList = true;
      for (const item of target.prefixItems) inner(item);
      if (target.items !== false) inner(target.items);
      return;
    case "union":
      for (const each of target.anyOf) inner(each);
      return;
    case "object":
      traits.isObject = true;
      return;
    case "reference":
      return;
  }
}

function scalarOf(value: string | number | boolean): Scalar {
  if (typeof value === "string") return "text";
  return typeof value === "number" ? "number" : "boolean";
}
