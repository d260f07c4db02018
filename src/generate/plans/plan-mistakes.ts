import type { Mistake } from "../../errors.ts";
import { toRulePlace } from "../../schema/field-rule.ts";
import { suggest } from "../../suggest.ts";
import type { Possible } from "../analysis/possible.ts";
import type { Plan } from "./plan.ts";

/** What is wrong with a plan, once it is compiled, as the person at the terminal reads it. */
export function findPlanMistakes(plan: Plan, reason: Possible["reason"]): readonly Mistake[] {
  const impossible = plan.variants.size === 0 ? [toImpossible(plan, reason)] : [];
  return [...impossible, ...findStrayRules(plan)];
}

function toImpossible({ resource, settings }: Plan, reason: Possible["reason"]): Mistake {
  const [variant] = resource.variants;
  const why = variant ? reason(variant, resource.model) : "it has no variants";
  return {
    code: "type-unreadable",
    place: `${settings.place}.type`,
    message: `no record can be made of "${resource.model}": ${why}.`,
    remedy: "Mend the model, or say with a fields rule or a @faker tag how the value is made.",
  };
}

function findStrayRules({ settings, compilation, resource }: Plan): readonly Mistake[] {
  const { paths } = compilation;
  const strays = [...settings.fields.keys()].filter((path) => !paths.has(path));
  return strays.map((path) => {
    const remedy = suggest(path, [...paths]);
    return {
      code: "config-invalid",
      place: toRulePlace(settings, path),
      message: `"${resource.model}" has no such property.`,
      ...(remedy === undefined ? {} : { remedy }),
    };
  });
}
