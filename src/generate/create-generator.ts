import { type Mistake, noteMistakes, SetupError, toText } from "../errors.ts";
import type { Resource } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { buildGround } from "./create-compiler.ts";
import { loadLibrary } from "./load-library.ts";
import { type GeneratorInput, RecordPlans } from "./record-plans.ts";

export interface Generator {
  /** How many records a resource starts with. */
  total(resource: Resource): number;
  /**
   * The record at a position of its resource; the same position gives the same record. It is of one
   * of the variants that the resource is given with.
   */
  record(resource: Resource, position: number): JsonObject;
}

/** Loads the data library, which a start with an existing dataset does not need. */
export async function createGenerator(input: GeneratorInput): Promise<Generator> {
  const mistakes: Mistake[] = [];
  const note = (mistake: Mistake) => mistakes.push(mistake);
  const ground = buildGround(input.definitions, await loadLibrary(input.locale, input.now, note));
  const plans = await noteMistakes(mistakes, () => new RecordPlans(input, ground, note));
  if (!plans || mistakes.length > 0) throw new SetupError(withoutRepeated(mistakes));
  return {
    total: (resource) => plans.total(resource),
    record: (resource, position) => plans.record(resource, position),
  };
}

/** A model in several places has the same mistake in each. */
function withoutRepeated(mistakes: readonly Mistake[]): readonly Mistake[] {
  return [...new Map(mistakes.map((mistake) => [toText(mistake), mistake])).values()];
}
