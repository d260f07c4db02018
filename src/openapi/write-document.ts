import type { Part } from "./components.ts";
import { toYaml } from "./to-yaml.ts";

const writers = {
  json: (document: Part) => `${JSON.stringify(document, null, 2)}\n`,
  yaml: toYaml,
} satisfies Record<string, (document: Part) => string>;

export type Format = keyof typeof writers;

export function writeDocument(document: Part, format: Format): string {
  return writers[format](document);
}
