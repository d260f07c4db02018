import { type Matcher, oneOf } from "../../one-of.ts";
import type { Neighbours } from "./neighbours.ts";
import { qualifiers } from "./qualifiers.ts";

/** Words for what every trade has, and of which our lists know what an office has. */
const common =
  /^(?:event|project|task|chore|group|team|squad|plan|program|programme|session|milestone|step|campaign|initiative|trip|activity|activitie|report)s?$/;

/** Before such a word they leave it what it is in our lists. */
const plain = new Set(
  "company corporate business client customer sales marketing product software tech technical it internal team staff employee work worker office support design designer engineering engineer web website app mobile content digital agile scrum sprint release dev development developer devops backend frontend hr finance operations ops user admin email ad ads sms newsletter social promo promotion industry networking conference calendar upcoming past featured ticketed live kanban backlog onboarding project subscription pricing billing service saas account membership data platform security qa crm pipeline deal lead research innovation api cloud system feature epic story portfolio roadmap todo recurring pro member partner brand media launch music concert festival meetup workshop venue public monthly weekly daily annual quarterly yearly expense financial traffic performance status progress usage analytics revenue inventory tax summary management cost budget order stock churn seo".split(
    " ",
  ),
);

/** And before one of them alone: the home team, a road trip, a fitness activity. */
const plainBefore: readonly (readonly [nouns: Matcher, words: Matcher])[] = [
  [
    /^(?:team|squad|session|activity|activitie)s?$/,
    /^(?:home|away|opponent|visiting|youth|junior|senior|sports?|football|soccer|hockey|basketball|volleyball|rugby|cricket|baseball|handball|fitness|physical|outdoor|leisure)$/,
  ],
  [/^trips?$/, oneOf("travel|road|city|weekend|vacation|holiday|family|group|day|round")],
  [/^events?$/, oneOf("community")],
];

/** Words in the names of neighbours that no office has. */
const ofAnother =
  "crop paddock livestock herd animal harvest greenhouse bride groom wedding student pupil school teacher classroom homework grade child children kid baby patient therapist nurse doctor ward resident tenant volunteer parish church congregation choir pet dog cat breed boat foreman scaffold subcontractor excavation recipe ingredient garden plant bed plot trail campsite scout rehearsal vet".split(
    " ",
  );

/** What is sold by the month has a price; any other plan is one of what to do. */
const ofSale =
  "price cost fee monthly_price yearly_price annual_price price_monthly price_yearly interval billing_interval billing_cycle billing_period currency features trial_days limits seats amount rate premium tariff data_gb data_allowance".split(
    " ",
  );

/** Words for what one trade has most of, and before which words they are of another: nobody eats a glaze. */
const crafts: readonly (readonly [nouns: Matcher, before: Matcher])[] = [
  [
    oneOf("recipe|recipes"),
    oneOf(
      "glaze|dye|paint|soap|candle|perfume|ink|varnish|concrete|mortar|plaster|resin|alloy|crafting|lotion|cleaner|polish|wax|compost|potion|slip|pigment|fragrance|incense|shampoo|balm|adhesive|film|darkroom|developer",
    ),
  ],
  [
    oneOf("fridge|pantry|larder"),
    oneOf("community|public|street|shared|neighborhood|neighbourhood"),
  ],
  [
    oneOf("share|shares"),
    oneOf("harvest|farm|veg|vegetable|crop|milk|egg|produce|ride|job|bike|work|garden|csa|box"),
  ],
  [oneOf("claim|claims"), oneOf("parcel|package|shipment|delivery|courier|mail|gold|land|mining")],
  [oneOf("run|runs"), oneOf("marble|chicken|rabbit|ferret|dog|cable|bobsleigh|toboggan")],
  [
    oneOf("panel|panels"),
    oneOf("glass|wood|wooden|wall|quilt|door|ceiling|leather|textile|carved|altar|fence|sliding"),
  ],
  [
    oneOf("setting|settings|preset|presets"),
    oneOf(
      "loom|machine|lathe|kiln|oven|press|saw|mill|engine|telescope|camera|lens|exposure|grinder|printer|plough|pump|valve|furnace|instrument|tool|knitting|sewing|weaving|brew|blade|nozzle|router|cutter|laser",
    ),
  ],
];

/** Whether what most of them are says nothing of this one. */
export function isOfOtherCraft(words: readonly string[]): boolean {
  const [before = "", noun = ""] = words.slice(-2);
  return words.length > 1 && crafts.some(([nouns, of]) => nouns.test(noun) && of.test(before));
}

/**
 * Whether a word that every trade has stands for something that no office has: the task of a
 * garden, a volunteer team, an event beside a bride. What an office calls it is then no name for it.
 */
export function isElsewhere(words: readonly string[], neighbours: Neighbours): boolean {
  const noun = words.at(-1) ?? "";
  if (isOfOtherCraft(words)) return true;
  if (!common.test(noun)) return false;
  if (/^plans?$/.test(noun) && words.length > 1)
    return !ofSale.some((word) => neighbours.has(word));
  const before = words.at(-2)?.replace("~", "") ?? "";
  if (before === "" || qualifiers.has(before))
    return ofAnother.some((word) => neighbours.has(`*${word}`));
  return (
    !plain.has(before) &&
    !plainBefore.some(([nouns, words]) => nouns.test(noun) && words.test(before))
  );
}
