import type { Collection } from "../../schema/resource.ts";
import { type Definitions, referencePrefix, type Schema } from "../../schema/schema.ts";

/** The names that properties have in the records of a collection, at any depth. */
export function findPropertyNames(
  { variants }: Collection,
  definitions: Definitions,
): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<string>();

  function visit(schema: Schema): void {
    if ("$ref" in schema) visitDefinition(schema.$ref.slice(referencePrefix.length));
    else if ("anyOf" in schema) for (const part of schema.anyOf) visit(part);
    else if ("properties" in schema) {
      for (const [name, inner] of Object.entries(schema.properties)) {
        names.add(name);
        visit(inner);
      }
      if (schema.additionalProperties) visit(schema.additionalProperties);
    } else if ("items" in schema) {
      if ("prefixItems" in schema) for (const item of schema.prefixItems) visit(item);
      if (schema.items) visit(schema.items);
    }
  }

  function visitDefinition(name: string): void {
    const definition = definitions[name];
    if (seen.has(name) || !definition) return;
    seen.add(name);
    visit(definition);
  }

  for (const variant of variants) visit(variant);
  return names;
}
