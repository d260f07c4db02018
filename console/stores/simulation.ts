import type { Rule, RuleInfo } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { attempt } from "./notices.ts";
import { state } from "./server.ts";

/** What can be switched on with one touch. */
export const presets = {
  slow: { on: "*", delay: [800, 2000] },
  flaky: { on: "*", status: 503, rate: 0.3 },
  offline: { on: "*", fault: "offline" },
} as const satisfies Record<string, Rule>;
export type Preset = keyof typeof presets;

/** The rule of a switch that is on. */
export function findPreset(preset: Preset): RuleInfo | undefined {
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
  await change(() => (rule ? api.removeRule(rule.number) : api.addRule(presets[preset])));
}

/** Does something to the server, and shows what it is like afterwards. */
export async function change(work: () => Promise<unknown>, done?: string): Promise<boolean> {
  const isDone = await attempt(work, done);
  await state.reload();
  return isDone;
}
