import { appsRules } from "./domains/leisure/apps-rules.ts";
import { arcadeRules } from "./domains/leisure/arcade-rules.ts";
import { circlesRules } from "./domains/leisure/circles-rules.ts";
import { cultureRules } from "./domains/leisure/culture-rules.ts";
import { dailyRules } from "./domains/leisure/daily-rules.ts";
import { diversionsRules } from "./domains/leisure/diversions-rules.ts";
import { hearthRules } from "./domains/leisure/hearth-rules.ts";
import { hobbyRules } from "./domains/leisure/hobby-rules.ts";
import { keepingRules } from "./domains/leisure/keeping-rules.ts";
import { leisureRules } from "./domains/leisure/leisure-rules.ts";
import { listsRules } from "./domains/leisure/lists-rules.ts";
import { mediaRules } from "./domains/leisure/media-rules.ts";
import { outingsRules } from "./domains/leisure/outings-rules.ts";
import { pastimesRules } from "./domains/leisure/pastimes-rules.ts";
import { pursuitsRules } from "./domains/leisure/pursuits-rules.ts";
import { raritiesRules } from "./domains/leisure/rarities-rules.ts";
import { sayingsRules } from "./domains/leisure/sayings-rules.ts";
import { sportRules } from "./domains/leisure/sport-rules.ts";
import { travelRules } from "./domains/leisure/travel-rules.ts";
import { careRules } from "./domains/society/care-rules.ts";
import { civicRules } from "./domains/society/civic-rules.ts";
import { communityRules } from "./domains/society/community-rules.ts";
import { countersRules } from "./domains/society/counters-rules.ts";
import { healthRules } from "./domains/society/health-rules.ts";
import { institutionsRules } from "./domains/society/institutions-rules.ts";
import { learningRules } from "./domains/society/learning-rules.ts";
import { officesRules } from "./domains/society/offices-rules.ts";
import { projectsRules } from "./domains/society/projects-rules.ts";
import { publicRules } from "./domains/society/public-rules.ts";
import { registersRules } from "./domains/society/registers-rules.ts";
import { societyRules } from "./domains/society/society-rules.ts";
import { townRules } from "./domains/society/town-rules.ts";
import { workRules } from "./domains/society/work-rules.ts";
import { workplacesRules } from "./domains/society/workplaces-rules.ts";
import { accountsRules } from "./domains/trade/accounts-rules.ts";
import { bookableRules } from "./domains/trade/bookable-rules.ts";
import { bureausRules } from "./domains/trade/bureaus-rules.ts";
import { businessRules } from "./domains/trade/business-rules.ts";
import { counterRules } from "./domains/trade/counter-rules.ts";
import { deskRules } from "./domains/trade/desk-rules.ts";
import { foodRules } from "./domains/trade/food-rules.ts";
import { industryRules } from "./domains/trade/industry-rules.ts";
import { infrastructureRules } from "./domains/trade/infrastructure-rules.ts";
import { listedRules } from "./domains/trade/listed-rules.ts";
import { localTradesRules } from "./domains/trade/local-trades-rules.ts";
import { moneyRules } from "./domains/trade/money-rules.ts";
import { plantsRules } from "./domains/trade/plants-rules.ts";
import { premisesRules } from "./domains/trade/premises-rules.ts";
import { programmesRules } from "./domains/trade/programmes-rules.ts";
import { serviceRules } from "./domains/trade/service-rules.ts";
import { shopsRules } from "./domains/trade/shops-rules.ts";
import { tradesRules } from "./domains/trade/trades-rules.ts";
import { utilitiesRules } from "./domains/trade/utilities-rules.ts";
import { worksRules } from "./domains/trade/works-rules.ts";
import { animalsRules } from "./domains/world/animals-rules.ts";
import { apiRules } from "./domains/world/api-rules.ts";
import { computingRules } from "./domains/world/computing-rules.ts";
import { homesRules } from "./domains/world/homes-rules.ts";
import { householdRules } from "./domains/world/household-rules.ts";
import { livingRules } from "./domains/world/living-rules.ts";
import { natureRules } from "./domains/world/nature-rules.ts";
import { operationsRules } from "./domains/world/operations-rules.ts";
import { partsRules } from "./domains/world/parts-rules.ts";
import { platformRules } from "./domains/world/platform-rules.ts";
import { scienceRules } from "./domains/world/science-rules.ts";
import { screenRules } from "./domains/world/screen-rules.ts";
import type { TextTable } from "./text-rule.ts";

/** What things of one walk of life are called: the model or a neighbour tells which it is. */
export const domainRules: readonly TextTable[] = [
  apiRules,
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
  infrastructureRules,
  bookableRules,
  screenRules,
  partsRules,
  premisesRules,
  raritiesRules,
  diversionsRules,
  townRules,
  registersRules,
  societyRules,
  localTradesRules,
  hearthRules,
  keepingRules,
  hobbyRules,
  projectsRules,
  institutionsRules,
  workplacesRules,
  accountsRules,
  countersRules,
  arcadeRules,
  appsRules,
  plantsRules,
  bureausRules,
  worksRules,
  utilitiesRules,
  deskRules,
  businessRules,
  operationsRules,
  programmesRules,
  publicRules,
  platformRules,
  listsRules,
  circlesRules,
  pastimesRules,
  communityRules,
  officesRules,
  outingsRules,
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
  tradesRules,
  listedRules,
  sayingsRules,
];
