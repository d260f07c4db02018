import { type Mistake, noteMistakes, SetupError, withoutRepeated } from "../errors.ts";
import { inTurns, nextTurn } from "../in-turns.ts";
import { toDefinitionText } from "../schema/referred-names.ts";
import type { Resource } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { type CheckOf, createCheckOf } from "../schema/validate/validate.ts";
import { buildSharedAnalysis } from "./compile/create-compilation.ts";
import { loadLibrary } from "./load-library.ts";
import { findDecided, inSmallMoney } from "./plans/in-small-money.ts";
import { type GeneratorInput, RecordPlans } from "./plans/record-plans.ts";

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
  const isJudged = hasRules(input);
  const [library, checkOf] = await Promise.all([
    loadLibrary(input.locale, input.now, note, isJudged),
    isJudged ? createCheckOf(input.definitions) : judgesNothing,
  ]);
  await nextTurn();
  const shared = buildSharedAnalysis(input.definitions, library, checkOf);
  await nextTurn();
  const plans = await noteMistakes(mistakes, async () => {
    const found = new RecordPlans(input, shared, note);
    await nextTurn();
    await inTurns(found.compile());
    return found;
  });
  if (!plans || mistakes.length > 0) throw new SetupError(withoutRepeated(mistakes));
  return {
    total: (resource) => plans.total(resource),
    record: toRecord(plans, input, library.isEnglish ? undefined : library.home?.currency),
  };
}

/** What stands in a record is compared in one kind of money, and told in that of the country. */
function toRecord(
  plans: RecordPlans,
  { definitions, resources, settings }: GeneratorInput,
  code: string | undefined,
): Generator["record"] {
  if (code === undefined) return (resource, position) => plans.record(resource, position);
  const schemas = [...Object.values(definitions), ...resources.flatMap(({ variants }) => variants)];
  const names = findDecided(schemas, settings);
  const currency = { code, keeps: (name: string) => names.has(name) };
  return (resource, position) => inSmallMoney(plans.record(resource, position), currency);
}

/** Loading the validator, or the data library, takes longer than most starts do without them. */
function hasRules({ definitions, resources, settings }: GeneratorInput): boolean {
  const schemas = [...Object.values(definitions), ...resources.flatMap(({ variants }) => variants)];
  return (
    schemas.some((schema) => /"(?:examples|x-faker)":/.test(toDefinitionText(schema).text)) ||
    settings.some(({ fields }) => fields.size > 0)
  );
}

const judgesNothing: CheckOf = () => {
  throw new Error("There is a rule or an example, and the validator was not loaded");
};
