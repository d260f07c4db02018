import { onceForEach } from "../../../schema/once-for-each.ts";
import { type RowTable, type RowTables, toRowTable } from "./row-table.ts";
import { causeRows } from "./tables/cause-rows.ts";
import { cultureRows } from "./tables/culture-rows.ts";
import { deskRows } from "./tables/desk-rows.ts";
import { diaryRows } from "./tables/diary-rows.ts";
import { cellarRows } from "./tables/leisure/cellar-rows.ts";
import { craftRows } from "./tables/leisure/craft-rows.ts";
import { familyRows } from "./tables/leisure/family-rows.ts";
import { householdRows } from "./tables/leisure/household-rows.ts";
import { loreRows } from "./tables/leisure/lore-rows.ts";
import { natureRows } from "./tables/leisure/nature-rows.ts";
import { outdoorRows } from "./tables/leisure/outdoor-rows.ts";
import { pastimeRows } from "./tables/leisure/pastime-rows.ts";
import { trainingRows } from "./tables/leisure/training-rows.ts";
import { mediaRows } from "./tables/media-rows.ts";
import { opinionRows } from "./tables/opinion-rows.ts";
import { shopRows } from "./tables/shop-rows.ts";
import { teamRows } from "./tables/team-rows.ts";
import { upkeepRows } from "./tables/upkeep-rows.ts";
import { workRows } from "./tables/work-rows.ts";

const texts = join([
  workRows,
  deskRows,
  shopRows,
  cultureRows,
  upkeepRows,
  opinionRows,
  teamRows,
  diaryRows,
  mediaRows,
  causeRows,
  natureRows,
  pastimeRows,
  trainingRows,
  cellarRows,
  householdRows,
  craftRows,
  familyRows,
  outdoorRows,
  loreRows,
]);

/** By each word for the thing: those of one kind of it first, then those of another. */
function join(tables: readonly RowTables[]): ReadonlyMap<string, readonly Text[]> {
  const found = new Map<string, Text[]>();
  for (const [words, text] of tables.flatMap((table) => Object.entries(table))) {
    const shared = { text };
    for (const word of words.split(" ")) found.set(word, [...(found.get(word) ?? []), shared]);
  }
  return found;
}

interface Text {
  readonly text: string;
}

/** Taken apart when the first of its things is met. */
const parse = onceForEach(({ text }: Text) => toRowTable(text));

/** What is told of the things that a word is for; several tables where it is for several. */
export function rowTablesOf(thing: string): readonly RowTable[] {
  return texts.get(thing)?.map(parse) ?? [];
}
