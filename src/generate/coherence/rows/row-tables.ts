import { onceForEach } from "../../../schema/once-for-each.ts";
import { isBeside, neighboursOf } from "../../meaning/names/neighbours.ts";
import { type RowTable, type RowTables, toRowTable } from "./row-table.ts";
import { causeRows } from "./tables/cause-rows.ts";
import { cultureRows } from "./tables/culture-rows.ts";
import { deskRows } from "./tables/desk-rows.ts";
import { diaryRows } from "./tables/diary-rows.ts";
import { mediaRows } from "./tables/media-rows.ts";
import { moneyRows } from "./tables/money-rows.ts";
import { officeRows } from "./tables/office-rows.ts";
import { opinionRows } from "./tables/opinion-rows.ts";
import { shopRows } from "./tables/shop-rows.ts";
import { softwareRows } from "./tables/software-rows.ts";
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

interface Text {
  readonly text: string;
  /** Neighbours that tell this kind of it from others. */
  readonly beside?: readonly string[];
}

/** Taken apart when the first of its things is met. */
const parse = onceForEach(({ text }: Text) => toRowTable(text));

/**
 * What is told of the things that a word is for; several tables where it is for several. Those of a
 * kind that the neighbours tell are sure, and come before those of which nothing more has to be known.
 */
export function rowTablesOf(thing: string, siblings: readonly string[]): Told {
  const known = texts.get(thing);
  if (!known) return nothing;
  const isTold = known.some(({ beside }) => beside);
  const neighbours = isTold ? neighboursOf({ siblings, name: "" }) : undefined;
  return {
    sure: known
      .filter(({ beside }) => beside && neighbours && isBeside(beside, neighbours))
      .map(parse),
    usual: known.filter(({ beside }) => beside === undefined).map(parse),
  };
}

/** All that is told of a thing, whatever stands beside it. */
export function allRowTablesOf(thing: string): readonly RowTable[] {
  return texts.get(thing)?.map(parse) ?? [];
}

interface Told {
  readonly sure: readonly RowTable[];
  readonly usual: readonly RowTable[];
}

const nothing: Told = { sure: [], usual: [] };
