import { RuleIndex } from "../names/rule-index.ts";
import { commonRules } from "./common-rules.ts";
import { companyRules } from "./company-rules.ts";
import { domainRules, narrowRules } from "./domain-rules.ts";
import { everydayRules } from "./everyday-rules.ts";
import { kindRules } from "./kind-rules.ts";
import { machineRules } from "./machine-rules.ts";
import { nounRules } from "./noun-rules.ts";
import { packedPlaces } from "./packed-places.ts";
import { peopleRules } from "./people-rules.ts";
import { proseRules } from "./prose-rules.ts";
import { softwareRules } from "./software-rules.ts";
import { toTextRule } from "./text-rule.ts";
import { tradeRules } from "./trade-rules.ts";

/** What a text of this name is, by the ending of the name. */
export const textRules = new RuleIndex(
  [
    ...narrowRules,
    companyRules,
    everydayRules,
    peopleRules,
    tradeRules,
    proseRules,
    machineRules,
    kindRules,
    softwareRules,
    ...domainRules,
    commonRules,
    nounRules,
  ],
  toTextRule,
  packedPlaces.text,
);
