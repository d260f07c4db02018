import { createHash } from "node:crypto";
import { findReferredNames, toDefinitionText } from "../../schema/referred-names.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import type { DatasetSources } from "./dataset-sources.ts";

/** A resource and all that decides what it is; both by their hashes. */
interface Identity {
  readonly recipe: string;
  readonly form: string;
}

interface KnownIdentity extends Identity {
  readonly of: Omit<DatasetSources, "resources">;
}

const known = new WeakMap<Resource, KnownIdentity>();

/** Worked out once for each reading of a project: it is asked for behind the gate too. */
export function identify(resource: Resource, sources: DatasetSources): Identity {
  const { definitions, seed, now } = sources;
  const before = known.get(resource);
  if (before?.of.definitions === definitions && before.of.seed === seed && before.of.now === now) {
    return before;
  }
  const found = {
    recipe: toRecipe(resource, sources),
    form: toForm(resource, definitions),
    of: { definitions, seed, now },
  };
  known.set(resource, found);
  return found;
}

/** What decides the generated records: where it has not changed, they need not be made again. */
function toRecipe(
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
function toForm(resource: Resource, definitions: Definitions): string {
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
  const visit = (names: readonly string[]) => {
    for (const name of names) {
      if (found.has(name)) continue;
      const definition = definitions[name];
      const known = definition && toDefinitionText(definition);
      found.set(name, known?.text ?? "");
      if (known) visit(known.names);
    }
  };
  visit(findReferredNames(text));
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
