import { SetupError } from "../errors.ts";
import type { Model, Models } from "./model.ts";
import { toKebab, toPlural, toWords } from "./name-words.ts";
import { buildResources } from "./resource.ts";
import { toReference } from "./schema.ts";

export interface ProposedResource {
  readonly path: string;
  readonly type: string;
}

/**
 * What exported models would be served as where nobody says it: one with an identifier is a
 * collection, one without that no other model contains is a single object.
 */
export function proposeResources(models: Models): ProposedResource[] {
  const proposed = models.bound.flatMap((model) => {
    const { name } = model;
    if (model.isArray) return [];
    if (canBe(model, true, models)) {
      return { path: `/${toPlural(toWords(name)).join("-")}`, type: `${name}[]` };
    }
    const isRecord = canBe(model, false, models) && !isContained(name, models);
    return isRecord ? { path: `/${toKebab(name)}`, type: name } : [];
  });
  return proposed.filter(
    ({ path }, index) => proposed.findIndex((other) => other.path === path) === index,
  );
}

function canBe(model: Model, isArray: boolean, { definitions }: Models): boolean {
  const setting = { place: "", path: "/", operations: undefined, count: undefined, id: undefined };
  try {
    const bound = [{ ...model, isArray }];
    buildResources([setting], { bound, definitions, warnings: [], inputs: [] });
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}

function isContained(name: string, { definitions }: Models): boolean {
  const reference = JSON.stringify(toReference(name));
  return Object.entries(definitions).some(
    ([owner, schema]) => owner !== name && JSON.stringify(schema).includes(reference.slice(1, -1)),
  );
}
