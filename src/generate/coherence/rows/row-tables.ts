import { onceForEach } from "../../../schema/once-for-each.ts";
import type { Library } from "../../load-library.ts";
import type { Parts } from "../rule.ts";
import { type RowTable, type RowTables, toRowTable } from "./row-table.ts";
import { careRows } from "./tables/leisure/care-rows.ts";
import { cellarRows } from "./tables/leisure/cellar-rows.ts";
import { craftRows } from "./tables/leisure/craft-rows.ts";
import { diaryRows } from "./tables/leisure/diary-rows.ts";
import { diversionRows } from "./tables/leisure/diversion-rows.ts";
import { familyRows } from "./tables/leisure/family-rows.ts";
import { hearthRows } from "./tables/leisure/hearth-rows.ts";
import { homeRows } from "./tables/leisure/home-rows.ts";
import { householdRows } from "./tables/leisure/household-rows.ts";
import { loreRows } from "./tables/leisure/lore-rows.ts";
import { natureRows } from "./tables/leisure/nature-rows.ts";
import { outdoorRows } from "./tables/leisure/outdoor-rows.ts";
import { pastimeRows } from "./tables/leisure/pastime-rows.ts";
import { trainingRows } from "./tables/leisure/training-rows.ts";
import { travelRows } from "./tables/leisure/travel-rows.ts";
import { causeRows } from "./tables/society/cause-rows.ts";
import { cultureRows } from "./tables/society/culture-rows.ts";
import { earthRows } from "./tables/society/earth-rows.ts";
import { factsRows } from "./tables/society/facts-rows.ts";
import { gatheringRows } from "./tables/society/gathering-rows.ts";
import { livingRows } from "./tables/society/living-rows.ts";
import { mediaRows } from "./tables/society/media-rows.ts";
import { opinionRows } from "./tables/society/opinion-rows.ts";
import { pressRows } from "./tables/society/press-rows.ts";
import { renownRows } from "./tables/society/renown-rows.ts";
import { scienceRows } from "./tables/society/science-rows.ts";
import { sightsRows } from "./tables/society/sights-rows.ts";
import { skyRows } from "./tables/society/sky-rows.ts";
import { societyRows } from "./tables/society/society-rows.ts";
import { stageRows } from "./tables/society/stage-rows.ts";
import { wordsRows } from "./tables/society/words-rows.ts";
import { calloutRows } from "./tables/trade/callout-rows.ts";
import { categoryRows } from "./tables/trade/category-rows.ts";
import { counterRows } from "./tables/trade/counter-rows.ts";
import { moneyRows } from "./tables/trade/money-rows.ts";
import { serviceRows } from "./tables/trade/service-rows.ts";
import { shopRows } from "./tables/trade/shop-rows.ts";
import { deskRows } from "./tables/work/desk-rows.ts";
import { kindRows } from "./tables/work/kind-rows.ts";
import { lookupRows } from "./tables/work/lookup-rows.ts";
import { officeRows } from "./tables/work/office-rows.ts";
import { portfolioRows } from "./tables/work/portfolio-rows.ts";
import { reachRows } from "./tables/work/reach-rows.ts";
import { softwareRows } from "./tables/work/software-rows.ts";
import { teamRows } from "./tables/work/team-rows.ts";
import { upkeepRows } from "./tables/work/upkeep-rows.ts";
import { workRows } from "./tables/work/work-rows.ts";

const english = join([
  portfolioRows,
  categoryRows,
  lookupRows,
  kindRows,
  workRows,
  deskRows,
  reachRows,
  shopRows,
  calloutRows,
  serviceRows,
  counterRows,
  cultureRows,
  upkeepRows,
  opinionRows,
  teamRows,
  diaryRows,
  diversionRows,
  mediaRows,
  causeRows,
  societyRows,
  scienceRows,
  pressRows,
  natureRows,
  pastimeRows,
  trainingRows,
  cellarRows,
  householdRows,
  craftRows,
  softwareRows,
  officeRows,
  moneyRows,
  familyRows,
  outdoorRows,
  loreRows,
  gatheringRows,
  sightsRows,
  skyRows,
  wordsRows,
  homeRows,
  hearthRows,
  careRows,
  travelRows,
  factsRows,
  livingRows,
  renownRows,
  earthRows,
  stageRows,
]);

/** By each word for the thing: those of one kind of it first, then those of another. */
function join(tables: readonly RowTables[]): ReadonlyMap<string, readonly Text[]> {
  const found = new Map<string, Text[]>();
  for (const [key, text] of tables.flatMap((table) => Object.entries(table))) {
    const [words = "", beside] = key.split(" & ");
    const shared = beside === undefined ? { text } : { text, beside: beside.split(" ") };
    for (const word of words.split(" ")) found.set(word, [...(found.get(word) ?? []), shared]);
  }
  return found;
}

interface Text extends Pick<RowTable, "beside"> {
  readonly text: string;
}

/** Taken apart when the first of its things is met. */
const parse = onceForEach(({ text, ...told }: Text) => ({ ...toRowTable(text), ...told }));

type Tongue = Pick<Library, "isEnglish" | "book">;

const joined = onceForEach((tables: RowTables) => join([tables]));
const none: ReturnType<typeof join> = new Map();

/**
 * What is told of the things that a word is for, in the language of the records; several tables where
 * it is for several.
 */
export function toRowsOf({ isEnglish, book }: Tongue): Parts["rowsOf"] {
  const texts = isEnglish ? english : book ? joined(book.rows) : none;
  return (thing) => texts.get(thing)?.map(parse) ?? [];
}
