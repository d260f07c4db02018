import { createHash } from "node:crypto";
import type { Resource } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import type { DatasetSources } from "./dataset-sources.ts";

/** What decides the generated records: where it has not changed, they need not be made again. */
export function toRecipe(
  resource: Resource,
  { definitions, seed, now }: Omit<DatasetSources, "resources">,
): string {
  const { members: _, ...rest } = resource;
  const text = JSON.stringify({ ...rest, seed, now });
  return createHash("sha256")
    .update(text)
    .update(JSON.stringify(referredFrom(text, definitions)))
    .digest("hex");
}

/** What a record is, wherever it is served and however many there are. */
export function toForm(resource: Resource, definitions: Definitions): string {
  const { shape, model, variants } = resource;
  const identifier = resource.shape === "collection" ? resource.identifier : undefined;
  const text = JSON.stringify({ shape, model, variants, identifier });
  return createHash("sha256")
    .update(text)
    .update(JSON.stringify(referredFrom(text, definitions)))
    .digest("hex");
}

/** Every definition that the text leads to, through others too, by name. */
function referredFrom(text: string, definitions: Definitions): [string, string][] {
  const found = new Map<string, string>();
  const visit = (from: string) => {
    for (const [, name = ""] of from.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      const definition = JSON.stringify(definitions[name]) ?? "";
      found.set(name, definition);
      visit(definition);
    }
  };
  visit(text);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
