import { type Mistake, noteMistakes, SetupError, withoutRepeated } from "../errors.ts";
import { inTurns, nextTurn } from "../in-turns.ts";
import { toDefinitionText } from "../schema/referred-names.ts";
import type { Resource } from "../schema/resource.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";
import { type CheckOf, createCheckOf } from "../schema/validate/validate.ts";
import { buildSharedAnalysis } from "./compile/create-compilation.ts";
import { type Library, loadLibrary } from "./load-library.ts";
import { toSmallMoney } from "./plans/in-small-money.ts";
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
    record: toRecord(plans, input, library),
  };
}

/** What stands in a record is compared in one kind of money, and told in that of the country. */
function toRecord(
  plans: RecordPlans,
  input: GeneratorInput,
  { isEnglish, home }: Library,
): Generator["record"] {
  const { definitions, settings } = input;
  const decided = { definitions, schemas: schemasOf(input), settings };
  const toMoney = toSmallMoney(isEnglish ? undefined : home?.currency, decided);
  const record: Generator["record"] = (resource, position) => plans.record(resource, position);
  return toMoney ? (resource, position) => toMoney(record(resource, position)) : record;
}

function schemasOf({ definitions, resources }: GeneratorInput): readonly Schema[] {
  return [...Object.values(definitions), ...resources.flatMap(({ variants }) => variants)];
}

/** Loading the validator, or the data library, takes longer than most starts do without them. */
function hasRules(input: GeneratorInput): boolean {
  const { settings } = input;
  return (
    schemasOf(input).some((schema) =>
      /"(?:examples|x-faker)":/.test(toDefinitionText(schema).text),
    ) || settings.some(({ fields }) => fields.size > 0)
  );
}

const judgesNothing: CheckOf = () => {
  throw new Error("There is a rule or an example, and the validator was not loaded");
};
