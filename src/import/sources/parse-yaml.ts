import { parse } from "yaml";
import type { Json } from "../../schema/schema.ts";

/** With as many aliases as JSON's size would allow. */
export function parseYaml(text: string): Json {
  return parse(text, { maxAliasCount: 1000, stringKeys: true });
}
