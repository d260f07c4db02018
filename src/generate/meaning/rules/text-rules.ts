import { type RuleIndex, toRuleIndex } from "../names/rule-index.ts";
import { commonRules } from "./common-rules.ts";
import { domainRules, narrowRules } from "./domain-rules.ts";
import { everydayRules } from "./everyday-rules.ts";
import { kindRules } from "./kind-rules.ts";
import { machineRules } from "./machine-rules.ts";
import { peopleRules } from "./people-rules.ts";
import { proseRules } from "./prose-rules.ts";
import { softwareRules } from "./software-rules.ts";
import type { TextRule } from "./text-rule.ts";
import { tradeRules } from "./trade-rules.ts";

/** What a text of this name is, by the ending of the name. */
export const textRules: RuleIndex<TextRule> = toRuleIndex(
  ...narrowRules,
  everydayRules,
  peopleRules,
  tradeRules,
  proseRules,
  machineRules,
  kindRules,
  softwareRules,
  ...domainRules,
  commonRules,
);
