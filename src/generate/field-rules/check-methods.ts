import type { Mistake } from "../../errors.ts";
import { type RecordSettings, toRulePlace } from "../../schema/field-rule.ts";
import { loadLibrary } from "../load-library.ts";
import { findMethod, unknownMethod } from "./compile-rule.ts";

/** What can be said of locale and rules without a model: whether the data library has them. */
export async function checkMethods(
  settings: readonly RecordSettings[],
  locale: string,
): Promise<readonly Mistake[]> {
  const mistakes: Mistake[] = [];
  const { faker } = await loadLibrary(
    locale,
    new Date(0),
    (mistake) => mistakes.push(mistake),
    true,
  );
  for (const resource of settings) {
    for (const [path, rule] of resource.fields) {
      if (typeof rule !== "string" || findMethod(rule, faker) !== "unknown") continue;
      mistakes.push(unknownMethod({ rule, place: toRulePlace(resource, path) }, faker));
    }
  }
  return mistakes;
}
