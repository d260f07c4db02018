import { resolveRule } from "../../config/simulation/resolve-rule.ts";
import { toRulePaths } from "../../config/simulation/resolve-target.ts";
import type { Rule } from "../../config/simulation/rule.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import type { Route } from "../../http/routes/routes.ts";
import { toAskable } from "../../http/simulation/asked-of-route.ts";
import { isMeant } from "../../simulate/asked.ts";
import type { Project } from "./project.ts";

/** A rule that somebody gives to a running server; every mistake in it is thrown. */
export function readRule(value: unknown, { config, routes }: Project): Rule {
  const mistakes: Mistake[] = [];
  const rule = resolveRule(value, "rule", toRulePaths(config), mistakes);
  if (rule) checkServed([rule], routes, mistakes);
  if (rule && mistakes.length === 0) return rule;
  throw new SetupError(mistakes.map((mistake) => ({ ...mistake, code: "rule-invalid" })));
}

/** Only the routes tell whether a method is enabled, and whether a path has records below it. */
export function checkServed(
  rules: readonly Rule[],
  routes: readonly Route[],
  mistakes: Mistake[],
): void {
  for (const { place, on, target } of rules) {
    const record = target.kind === "resource" ? target.record : undefined;
    if (routes.some((route) => isMeant(target, toAskable(route, record)))) continue;
    mistakes.push({
      code: "config-invalid",
      place: `${place}.on`,
      message: `no route is "${on}".`,
      remedy: "Run backlot routes to see which there are.",
    });
  }
}
