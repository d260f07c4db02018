import type { Rule, RuleInfo } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { createChoices } from "./choices.ts";
import { attempt } from "./notices.ts";
import { state } from "./server.ts";

/** What can be switched on with one touch. */
export const presets = {
  slow: { on: "*", delay: [800, 2000] },
  flaky: { on: "*", status: 503, rate: 0.3 },
  offline: { on: "*", fault: "offline" },
} as const satisfies Record<string, Rule>;
export type Preset = keyof typeof presets;

const switches = createChoices<boolean>();
const scenarios = createChoices<string>();

export function isOn(preset: Preset): boolean {
  return switches.pending(preset) ?? findPreset(preset) !== undefined;
}

/** The rule of a switch that is on. */
function findPreset(preset: Preset): RuleInfo | undefined {
  const { on, ...rest } = presets[preset];
  return state.value.value?.rules.find(
    ({ source, rule }) =>
      source === "added" &&
      rule.on === on &&
      Object.entries(rest).every(
        ([name, value]) => JSON.stringify(rule[name as keyof Rule]) === JSON.stringify(value),
      ),
  );
}

export async function flip(preset: Preset): Promise<void> {
  const rule = findPreset(preset);
  await switches.hold(preset, rule === undefined, () =>
    change(() => (rule ? api.removeRule(rule.number) : api.addRule(presets[preset]))),
  );
}

/** The scenario in force, or `off`. */
export function currentScenario(): string {
  return scenarios.pending("") ?? state.value.value?.scenario ?? "off";
}

export async function enterScenario(name: string): Promise<void> {
  await scenarios.hold("", name, () => change(() => api.enterScenario(name)));
}

/** Does something to the server, and shows what it is like afterwards. */
export async function change(work: () => Promise<unknown>, done?: string): Promise<boolean> {
  const isDone = await attempt(work, done);
  await state.reload();
  return isDone;
}
