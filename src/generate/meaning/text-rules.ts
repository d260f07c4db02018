import { machineRules } from "./machine-rules.ts";
import { peopleRules } from "./people-rules.ts";
import { proseRules } from "./prose-rules.ts";
import type { TextRule } from "./text-rule.ts";
import { tradeRules } from "./trade-rules.ts";

/** What a text of this name is, by the ending of the name. */
export const textRules: ReadonlyMap<string, TextRule> = new Map([
  ...peopleRules,
  ...tradeRules,
  ...proseRules,
  ...machineRules,
]);
