import type { Mistake } from "../../errors.ts";
import { suggest } from "../../suggest.ts";
import type { AuthConfig, ResourceConfig } from "../config.ts";
import { isEmail, normalizeEmail } from "../resolve/email.ts";
import { resolveRecords } from "../resolve/resolve-records.ts";
import { type Setting, type SettingsReader, text, wholeNumber } from "../settings.ts";
import { resolveRules } from "./resolve-rule.ts";
import type { RulePaths } from "./resolve-target.ts";
import { scenarioSettings } from "./rule-settings.ts";
import { type FixedRecords, noScenario, type Scenario, type ScenarioRecords } from "./scenario.ts";

/** What the rest of the config has to say about its scenarios. */
export interface ScenarioSurroundings {
  readonly root: string;
  readonly resources: readonly ResourceConfig[];
  readonly auth: AuthConfig | undefined;
  readonly paths: RulePaths;
  readonly mistakes: Mistake[];
}

const count = wholeNumber(0, 1_000_000);

const email: Setting<string> = {
  expects: "an email address",
  accepts: (value): value is string => typeof value === "string" && isEmail(value.trim()),
};

export function resolveScenarios(
  settings: SettingsReader,
  surroundings: ScenarioSurroundings,
): ReadonlyMap<string, Scenario> {
  if (!settings.has("scenarios")) return new Map();
  const scenarios = settings.child("scenarios");
  return new Map(
    scenarios.keys().map((name) => {
      if (name === noScenario) {
        const remedy = "Give the scenario another name.";
        scenarios.mistake(name, `"${noScenario}" is the word that leaves a scenario.`, remedy);
      }
      return [name, resolveScenario(scenarios, name, surroundings)];
    }),
  );
}

function resolveScenario(
  scenarios: SettingsReader,
  name: string,
  surroundings: ScenarioSurroundings,
): Scenario {
  const scenario = scenarios.child(name);
  scenario.refuseOthers(Object.keys(scenarioSettings));
  return {
    name,
    place: scenarios.placeOf(name),
    records: resolveScenarioRecords(scenario, surroundings),
    rules: resolveRules(scenario, surroundings.paths, surroundings.mistakes),
    signedIn: resolveSignedIn(scenario, surroundings.auth),
  };
}

function resolveSignedIn(
  scenario: SettingsReader,
  auth: AuthConfig | undefined,
): string | undefined {
  const given = scenario.optional("signedIn", email);
  if (given === undefined) return undefined;
  if (!auth) {
    const remedy = "Leave it out, or switch auth on.";
    scenario.mistake("signedIn", "every route is open, so nobody can be signed in.", remedy);
  }
  return normalizeEmail(given);
}

function resolveScenarioRecords(
  scenario: SettingsReader,
  surroundings: ScenarioSurroundings,
): ScenarioRecords {
  const snapshot = scenario.optional("snapshot", text);
  const made = ["counts", "records"].filter((key) => scenario.has(key));
  if (snapshot !== undefined) {
    if (made.length > 0) {
      const message = `a snapshot has all records, so that ${made.join(" and ")} says nothing.`;
      scenario.mistake("snapshot", message, "Leave one out.");
    }
    return { kind: "snapshot", name: snapshot };
  }
  if (made.length === 0) return { kind: "untouched" };
  return {
    kind: "made",
    counts: resolveCounts(scenario.child("counts"), surroundings),
    fixed: resolveFixed(scenario.child("records"), surroundings),
  };
}

function resolveCounts(
  counts: SettingsReader,
  surroundings: ScenarioSurroundings,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const path of counts.keys()) {
    const given = counts.optional(path, count);
    if (isServed(counts, path, surroundings) && given !== undefined) found.set(path, given);
  }
  return found;
}

function resolveFixed(
  records: SettingsReader,
  surroundings: ScenarioSurroundings,
): ReadonlyMap<string, FixedRecords> {
  const found = new Map<string, FixedRecords>();
  for (const path of records.keys()) {
    if (!isServed(records, path, surroundings)) continue;
    const { records: list, recordsFile } = resolveRecords(records, surroundings.root, path, path);
    found.set(path, { place: records.placeOf(path), records: list, file: recordsFile });
  }
  return found;
}

function isServed(
  settings: SettingsReader,
  path: string,
  { resources }: ScenarioSurroundings,
): boolean {
  const known = resources.map((resource) => resource.path);
  if (known.includes(path)) return true;
  settings.mistake(path, "there is no such resource.", suggest(path, known));
  return false;
}
