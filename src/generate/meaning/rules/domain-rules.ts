import { animalsRules } from "./domains/animals-rules.ts";
import { careRules } from "./domains/care-rules.ts";
import { civicRules } from "./domains/civic-rules.ts";
import { communityRules } from "./domains/community-rules.ts";
import { computingRules } from "./domains/computing-rules.ts";
import { counterRules } from "./domains/counter-rules.ts";
import { cultureRules } from "./domains/culture-rules.ts";
import { dailyRules } from "./domains/daily-rules.ts";
import { foodRules } from "./domains/food-rules.ts";
import { healthRules } from "./domains/health-rules.ts";
import { homesRules } from "./domains/homes-rules.ts";
import { householdRules } from "./domains/household-rules.ts";
import { industryRules } from "./domains/industry-rules.ts";
import { learningRules } from "./domains/learning-rules.ts";
import { leisureRules } from "./domains/leisure-rules.ts";
import { livingRules } from "./domains/living-rules.ts";
import { mediaRules } from "./domains/media-rules.ts";
import { moneyRules } from "./domains/money-rules.ts";
import { natureRules } from "./domains/nature-rules.ts";
import { officesRules } from "./domains/offices-rules.ts";
import { pursuitsRules } from "./domains/pursuits-rules.ts";
import { scienceRules } from "./domains/science-rules.ts";
import { serviceRules } from "./domains/service-rules.ts";
import { shopsRules } from "./domains/shops-rules.ts";
import { sportRules } from "./domains/sport-rules.ts";
import { travelRules } from "./domains/travel-rules.ts";
import { workRules } from "./domains/work-rules.ts";
import type { TextTable } from "./text-rule.ts";

/** What things of one walk of life are called: the model or a neighbour tells which it is. */
export const domainRules: readonly TextTable[] = [
  healthRules,
  travelRules,
  learningRules,
  mediaRules,
  foodRules,
  sportRules,
  homesRules,
  workRules,
  natureRules,
  moneyRules,
  livingRules,
];

/** What is said of one trade only: sure of its models, and so asked before the wider ones. */
export const narrowRules: readonly TextTable[] = [
  communityRules,
  officesRules,
  pursuitsRules,
  serviceRules,
  dailyRules,
  counterRules,
  careRules,
  shopsRules,
  animalsRules,
  civicRules,
  computingRules,
  cultureRules,
  householdRules,
  industryRules,
  leisureRules,
  scienceRules,
];
