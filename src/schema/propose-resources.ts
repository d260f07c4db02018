import { SetupError } from "../errors.ts";
import type { Model, Models } from "./model.ts";
import { toKebab, toPlural, toWords } from "./name-words.ts";
import { buildResources } from "./resource.ts";
import { toReference } from "./schema.ts";

export interface ProposedResource {
  readonly path: string;
  readonly type: string;
  /** Why it is a single object and not a collection, where it is one. */
  readonly reason?: string;
}

/**
 * What exported models would be served as where nobody says it: one with an identifier is a
 * collection, one without that no other model contains is a single object.
 */
export function proposeResources(models: Models): ProposedResource[] {
  const proposed = models.bound.flatMap((model) => {
    const { name } = model;
    if (model.isArray) return [];
    const refusal = refusalOf(model, true, models);
    if (refusal === undefined) {
      return { path: `/${toPlural(toWords(name)).join("-")}`, type: `${name}[]` };
    }
    const isRecord = refusalOf(model, false, models) === undefined && !isContained(name, models);
    return isRecord ? { path: `/${toKebab(name)}`, type: name, reason: refusal } : [];
  });
  return proposed.filter(
    ({ path }, index) => proposed.findIndex((other) => other.path === path) === index,
  );
}

/** Why a model cannot be served so; nothing where it can. */
function refusalOf(model: Model, isArray: boolean, { definitions }: Models): string | undefined {
  const setting = { place: "", path: "/", operations: undefined, count: undefined, id: undefined };
  try {
    const bound = [{ ...model, isArray }];
    buildResources([setting], { bound, definitions, warnings: [], inputs: [] });
    return undefined;
  } catch (error) {
    if (error instanceof SetupError) return error.mistakes[0]?.message ?? "";
    throw error;
  }
}

function isContained(name: string, { definitions }: Models): boolean {
  const reference = JSON.stringify(toReference(name));
  return Object.entries(definitions).some(
    ([owner, schema]) => owner !== name && JSON.stringify(schema).includes(reference.slice(1, -1)),
  );
}
