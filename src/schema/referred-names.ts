import { onceForEach } from "./once-for-each.ts";
import { referencePrefix, type Schema } from "./schema.ts";

/** A definition as text, and the names of those that it refers to. */
export interface DefinitionText {
  readonly text: string;
  readonly names: readonly string[];
}

/** Definitions of large models are long and asked about by many: each is written once. */
export const toDefinitionText: (schema: Schema) => DefinitionText = onceForEach((schema) => {
  const text = JSON.stringify(schema);
  return { text, names: findReferredNames(text) };
});

const reference = new RegExp(`"\\$ref":"${referencePrefix}([^"]+)"`, "g");

/** In the text of a schema a quote that is not its own is escaped, so that nothing else looks so. */
export function findReferredNames(text: string): readonly string[] {
  return [...new Set([...text.matchAll(reference)].map(([, name = ""]) => name))];
}
