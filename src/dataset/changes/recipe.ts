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
  const referredFrom = rememberReferred(definitions);
  const found = {
    recipe: toRecipe(resource, sources, referredFrom),
    form: toForm(resource, referredFrom),
    of: { definitions, seed, now },
  };
  known.set(resource, found);
  return found;
}

/** What decides the generated records: where it has not changed, they need not be made again. */
function toRecipe(
  resource: Resource,
  { seed, now }: DatasetSources,
  referredFrom: ReferredFrom,
): string {
  const { members: _, ...rest } = resource;
  const text = JSON.stringify({ ...rest, seed, now });
  return createHash("sha256").update(text).update(referredFrom(text)).digest("hex");
}

/** What a record is, wherever it is served and however many there are. */
function toForm(resource: Resource, referredFrom: ReferredFrom): string {
  const { shape, model, variants } = resource;
  const identifier = resource.shape === "collection" ? resource.identifier : undefined;
  const text = JSON.stringify({ shape, model, variants, identifier });
  return createHash("sha256").update(text).update(referredFrom(text)).digest("hex");
}

type ReferredFrom = (text: string) => string;

/**
 * Every definition that a text leads to, through others too, by name. Recipe and form lead to the
 * same ones, and those of a large package are megabytes.
 */
function rememberReferred(definitions: Definitions): ReferredFrom {
  const known = new Map<string, string>();
  return (text) => {
    const names = findReferredNames(text);
    const key = names.join("\n");
    const found = known.get(key) ?? JSON.stringify(collectReferred(names, definitions));
    known.set(key, found);
    return found;
  };
}

function collectReferred(
  roots: readonly string[],
  definitions: Definitions,
): readonly [string, string][] {
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
  visit(roots);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
