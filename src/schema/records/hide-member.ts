import { toVariants } from "../members.ts";
import type { Model, Models } from "../model.ts";
import { type Definitions, type ObjectSchema, referencePrefix, type Schema } from "../schema.ts";

/** A member that is told to the server and never by it. */
export interface HiddenMember {
  readonly models: Models;
  /** What the model says of it; undefined where it has none by this name. */
  readonly schema: Schema | undefined;
}

/** The models without a member of the bound one, wherever its records show. */
export function hideMember(models: Models, bound: Model, member: string): HiddenMember {
  const [schema] = toVariants(bound.schema, models.definitions).flatMap(
    ({ properties }) => properties[member] ?? [],
  );
  if (!schema) return { models, schema: undefined };
  const definitions: Record<string, Schema> = { ...models.definitions };
  for (const name of namesWithin(bound.schema, models.definitions)) {
    const definition = definitions[name];
    if (definition) definitions[name] = without(definition, member);
  }
  const hidden = { ...bound, schema: without(bound.schema, member) };
  const all = models.bound.map((model) => (model === bound ? hidden : model));
  return { models: { ...models, definitions, bound: all }, schema };
}

/** The definitions that say what a record is: its own, and those of its variants. */
function namesWithin(schema: Schema, definitions: Definitions): readonly string[] {
  if ("anyOf" in schema) return schema.anyOf.flatMap((each) => namesWithin(each, definitions));
  if (!("$ref" in schema)) return [];
  const name = schema.$ref.slice(referencePrefix.length);
  return [name, ...namesWithin(definitions[name] ?? {}, definitions)];
}

function without(schema: Schema, member: string): Schema {
  if ("anyOf" in schema) {
    return { ...schema, anyOf: schema.anyOf.map((each) => without(each, member)) };
  }
  return "properties" in schema ? withoutProperty(schema, member) : schema;
}

function withoutProperty(schema: ObjectSchema, member: string): ObjectSchema {
  const { [member]: _, ...properties } = schema.properties;
  return { ...schema, properties, required: schema.required.filter((name) => name !== member) };
}
