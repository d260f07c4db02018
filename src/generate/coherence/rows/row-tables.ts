import { onceForEach } from "../../../schema/once-for-each.ts";
import type { Library } from "../../load-library.ts";
import type { Parts } from "../rule.ts";
import { type RowTable, type RowTables, toRowTable } from "./row-table.ts";
import { causeRows } from "./tables/cause-rows.ts";
import { counterRows } from "./tables/counter-rows.ts";
import { cultureRows } from "./tables/culture-rows.ts";
import { deskRows } from "./tables/desk-rows.ts";
import { diaryRows } from "./tables/diary-rows.ts";
import { cellarRows } from "./tables/leisure/cellar-rows.ts";
import { craftRows } from "./tables/leisure/craft-rows.ts";
import { householdRows } from "./tables/leisure/household-rows.ts";
import { natureRows } from "./tables/leisure/nature-rows.ts";
import { pastimeRows } from "./tables/leisure/pastime-rows.ts";
import { trainingRows } from "./tables/leisure/training-rows.ts";
import { mediaRows } from "./tables/media-rows.ts";
import { moneyRows } from "./tables/money-rows.ts";
import { officeRows } from "./tables/office-rows.ts";
import { opinionRows } from "./tables/opinion-rows.ts";
import { pressRows } from "./tables/press-rows.ts";
import { scienceRows } from "./tables/science-rows.ts";
import { serviceRows } from "./tables/service-rows.ts";
import { shopRows } from "./tables/shop-rows.ts";
import { societyRows } from "./tables/society-rows.ts";
import { softwareRows } from "./tables/software-rows.ts";
import { teamRows } from "./tables/team-rows.ts";
import { upkeepRows } from "./tables/upkeep-rows.ts";
import { workRows } from "./tables/work-rows.ts";

const english = join([
  workRows,
  deskRows,
  shopRows,
  serviceRows,
  counterRows,
  cultureRows,
  upkeepRows,
  opinionRows,
  teamRows,
  diaryRows,
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
