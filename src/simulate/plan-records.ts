import type { FixedRecords, ScenarioRecords } from "../config/simulation/scenario.ts";
import type { Mistake } from "../errors.ts";
import { canBeEmpty } from "../schema/relations/check-relations.ts";
import type { Relation } from "../schema/relations/relation.ts";
import type { Resource } from "../schema/resource.ts";

/** What a scenario makes of a resource's records; undefined: as the config has it. */
export interface RecordPlan {
  readonly count: number | undefined;
  readonly fixed: FixedRecords | undefined;
}

/** By path; what is not in it keeps the records that there are. */
export type RecordPlans = ReadonlyMap<string, RecordPlan>;

export type MadeRecords = Extract<ScenarioRecords, { kind: "made" }>;

export interface PlanSources {
  readonly resources: readonly Resource[];
  readonly relations: readonly Relation[];
  /** How many fixed records a resource has by the config. */
  readonly fixedCount: (path: string) => number;
}

/**
 * The resources that a scenario makes anew: those that it names, and those that refer to them, since
 * a reference must lead to a record that exists. One that cannot be without a reference to an empty
 * collection is empty too.
 */
export function planRecords(records: MadeRecords, sources: PlanSources): RecordPlans {
  const plans = new Map(toNamed(records));
  for (let found = true; found; ) {
    found = false;
    for (const relation of sources.relations) {
      const { from, to } = relation;
      const isEmptied = leadsNowhere(relation, plans, sources) && !isNamed(records, from.path);
      if (isEmptied || (plans.has(to.path) && !plans.has(from.path))) {
        plans.set(from.path, { count: isEmptied ? 0 : undefined, fixed: undefined });
        found = true;
      }
    }
  }
  return plans;
}

/** What the scenario asks for and no records can be: only the models tell. */
export function findPlanMistakes(
  place: string,
  records: MadeRecords,
  sources: PlanSources,
): readonly Mistake[] {
  const plans = planRecords(records, sources);
  const single = sources.resources.filter(
    ({ path, shape }) => shape === "single" && records.counts.has(path),
  );
  const stranded = sources.relations.filter((relation) => leadsNowhere(relation, plans, sources));
  return [
    ...single.map(({ path }) => ({
      code: "config-invalid" as const,
      place: `${place}.counts["${path}"]`,
      message: "a single object has no count.",
      remedy: "Leave it out.",
    })),
    ...stranded.map(({ from, to, member }) => ({
      code: "config-invalid" as const,
      place: `${place}.${records.fixed.has(from.path) ? "records" : "counts"}["${from.path}"]`,
      message: `every ${from.model} needs a ${to.model} in ${member}, and ${to.path} is empty here.`,
      remedy: `Give ${to.path} a count, or ${from.path} none.`,
    })),
  ];
}

function toNamed({ counts, fixed }: MadeRecords): [string, RecordPlan][] {
  const paths = new Set([...counts.keys(), ...fixed.keys()]);
  return [...paths].map((path) => {
    const own = fixed.get(path);
    return [path, { count: counts.get(path) ?? own?.records.length, fixed: own }];
  });
}

function isNamed({ counts, fixed }: MadeRecords, path: string): boolean {
  return counts.has(path) || fixed.has(path);
}

/** Whether records would have to refer to a collection that the scenario leaves empty. */
function leadsNowhere(relation: Relation, plans: RecordPlans, sources: PlanSources): boolean {
  const { from, to } = relation;
  if (from === to || !plans.has(to.path) || canBeEmpty(relation)) return false;
  return countOf(to, plans, sources) === 0 && countOf(from, plans, sources) > 0;
}

/** A count of the scenario's cuts the config's own records short, but not the scenario's. */
function countOf(resource: Resource, plans: RecordPlans, { fixedCount }: PlanSources): number {
  const plan = plans.get(resource.path);
  if (plan?.count !== undefined) return Math.max(plan.count, plan.fixed?.records.length ?? 0);
  const own = resource.shape === "collection" ? resource.count : 1;
  return Math.max(own, fixedCount(resource.path));
}
