import { RuleIndex } from "../../names/rule-index.ts";
import { packedPlaces } from "../packed-places.ts";
import { accountsNumberRules } from "./accounts-number-rules.ts";
import { bookableNumberRules } from "./bookable-number-rules.ts";
import { businessNumberRules } from "./business-number-rules.ts";
import { countRules } from "./count-rules.ts";
import { diversionsNumberRules } from "./diversions-number-rules.ts";
import { everydayNumberRules } from "./everyday-number-rules.ts";
import { flagRules } from "./flag-rules.ts";
import { hearthNumberRules } from "./hearth-number-rules.ts";
import { hobbyNumberRules } from "./hobby-number-rules.ts";
import { industryNumberRules } from "./industry-number-rules.ts";
import { keepingNumberRules } from "./keeping-number-rules.ts";
import { leisureNumberRules } from "./leisure-number-rules.ts";
import { localTradesNumberRules } from "./local-trades-number-rules.ts";
import { moneyRules } from "./money-rules.ts";
import type { NumberRule } from "./number-rule.ts";
import { operationsNumberRules } from "./operations-number-rules.ts";
import { projectsNumberRules } from "./projects-number-rules.ts";
import { publicNumberRules } from "./public-number-rules.ts";
import { pursuitNumberRules } from "./pursuit-number-rules.ts";
import { quantityRules } from "./quantity-rules.ts";
import { scaleRules } from "./scale-rules.ts";
import { screenNumberRules } from "./screen-number-rules.ts";
import { societyNumberRules } from "./society-number-rules.ts";
import { townNumberRules } from "./town-number-rules.ts";
import { tradeCountRules } from "./trade-count-rules.ts";
import { tradeMoneyRules } from "./trade-money-rules.ts";
import { tradeNumberRules } from "./trade-number-rules.ts";
import { tradesNumberRules } from "./trades-number-rules.ts";
import { unitRules } from "./unit-rules.ts";
import { worksNumberRules } from "./works-number-rules.ts";

const asSaid = (says: NumberRule) => says;

/** Only the sums: what `funding` is, `fundingTotal` is too. */
export const sumRules = new RuleIndex([tradeMoneyRules, moneyRules], asSaid, packedPlaces.sum);

/** Where a number of this name usually is; its tags may say otherwise. What one trade says goes first. */
export const numberRules = new RuleIndex(
  [
    industryNumberRules,
    bookableNumberRules,
    screenNumberRules,
    diversionsNumberRules,
    townNumberRules,
    societyNumberRules,
    localTradesNumberRules,
    hearthNumberRules,
    keepingNumberRules,
    hobbyNumberRules,
    projectsNumberRules,
    accountsNumberRules,
    worksNumberRules,
    businessNumberRules,
    operationsNumberRules,
    publicNumberRules,
    leisureNumberRules,
    everydayNumberRules,
    pursuitNumberRules,
    tradeNumberRules,
    tradesNumberRules,
    unitRules,
    tradeCountRules,
    tradeMoneyRules,
    moneyRules,
    countRules,
    scaleRules,
    quantityRules,
    flagRules,
  ],
  asSaid,
  packedPlaces.number,
);
