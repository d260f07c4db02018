import { isObject, type Json } from "../../../schema/schema.ts";
import { hash } from "../../draw/chance.ts";
import type { Scope } from "../../draw/scope.ts";
import { isEntry } from "../../meaning/names/entries.ts";
import { isBeside, neighboursOf } from "../../meaning/names/neighbours.ts";
import { isPersonWord } from "../../meaning/names/person-words.ts";
import { joinPair } from "../../meaning/names/project-words.ts";
import { qualifiers } from "../../meaning/names/qualifiers.ts";
import { outerWords } from "../../meaning/names/rule-index.ts";
import { meantBy } from "../../meaning/things/find-thing.ts";
import { oneOf } from "../../one-of.ts";
import { findRating, moodOf, moods } from "../mood.ts";
import { readQuantity } from "../quantity.ts";
import type { FindRules, Parts, Rule } from "../rule.ts";
import { isPresent, type Slot, write } from "../slot.ts";
import type { Sorting } from "../sorting.ts";
import { spelledIn } from "../spelling.ts";
import { findOwnKey } from "../texts/codes-and-figures/key-names.ts";
import { type Dealing, type Dealt, toDealing } from "./dealing.ts";
import { findTakings, isCalled, type Taking } from "./find-takings.ts";
import { cellOf, moodColumn, type Row, type RowTable } from "./row-table.ts";
import { spelled, type Take, toTake } from "./take-cell.ts";

interface Deal {
  readonly columns: RowTable["columns"];
  /** The word for the thing, as `explain` names it. */
  readonly thing: string;
  readonly takings: readonly Taking[];
  /** The unions among them, and which of their values some row has. */
  readonly unions: readonly { readonly slot: Slot; readonly known: ReadonlySet<Json> }[];
  /** The rows that a record may be dealt; of reviews those that say what its stars say. */
  readonly dealingFor: (scope: Scope) => Dealing | undefined;
  readonly rating: Slot | undefined;
  readonly senses: readonly Sense[];
}

/** The texts of one record tell of one thing: they are a row of a table, and each takes its column. */
export const findRows: FindRules = (parts) => {
  const deal = findDeal(parts);
  return deal ? [toRule(deal)] : [];
};

function toRule(deal: Deal): Rule {
  const { thing, takings, unions, rating, senses } = deal;
  const known = new Map<Row, (readonly Take[] | undefined)[]>();
  const takesOf = ({ row, variant }: Dealt): readonly Take[] => {
    const made = known.get(row) ?? [];
    known.set(row, made);
    const takes = made[variant] ?? [
      ...toTakes(row, variant, takings),
      ...senses.map((sense) => toSense(sense, row, variant)),
    ];
    made[variant] = takes;
    return takes;
  };
  const apply = (scope: Scope) => {
    const dealing = dealingOf(scope, deal);
    if (dealing) for (const take of takesOf(dealing.deal(scope))) take(scope);
  };
  const slots = [...takings, ...senses].map(({ slot }) => slot);
  const reads = [...unions.map(({ slot }) => slot), ...(rating ? [rating] : [])];
  return { reads, writes: slots, apply, deals: thing };
}

function toTakes(row: Row, variant: number, takings: readonly Taking[]): readonly Take[] {
  const name = cellOf(row, 0, variant);
  return takings.map((taking) => toTake(taking, cellOf(row, taking.column, variant), name));
}

/** A union may list what no row tells of: such a record keeps what was drawn. */
function dealingOf(scope: Scope, { unions, dealingFor }: Deal): Dealing | undefined {
  const isKnown = ({ slot, known }: Deal["unions"][number]) => {
    const value = scope.values[slot.name];
    return !isPresent(value) || known.has(value);
  };
  return unions.every(isKnown) ? dealingFor(scope) : undefined;
}

/** How many records there are before one is called as another, where a row says how they are called. */
export function roundOf(parts: Parts, named: Slot): ((scope: Scope) => number) | undefined {
  const deal = findDeal(parts);
  const taking = deal?.takings.find(({ slot }) => slot === named);
  if (!deal || !taking) return undefined;
  return (scope) => dealingOf(scope, deal)?.size ?? 0;
}

/** Which members a record has of a row; none where it keeps what was drawn. */
export function takersOf(parts: Parts): (scope: Scope) => ReadonlySet<Slot> {
  const deal = findDeal(parts);
  if (!deal) return () => nobody;
  const takers = new Set(deal.takings.map(({ slot }) => slot));
  return (scope) => (dealingOf(scope, deal) ? takers : nobody);
}

/** What an object is sorted by under such a name, where a row tells. */
export function findDealtSorting(parts: Parts, role: string): Sorting | undefined {
  const deal = findDeal(parts);
  const column = deal?.columns.findIndex((names) => isCalled(names, role)) ?? -1;
  if (!deal || column === -1) return undefined;
  const known = new Map<string, readonly string[]>();
  const read = (scope: Scope) => {
    const dealt = dealingOf(scope, deal)?.deal(scope);
    if (!dealt) return [];
    const cell = cellOf(dealt.row, column, dealt.variant);
    const labels = known.get(cell) ?? cell.split("/");
    known.set(cell, labels);
    return labels;
  };
  return { needs: [], read };
}

const nobody: ReadonlySet<Slot> = new Set();

const deals = new WeakMap<readonly Slot[], { readonly found: Deal | undefined }>();

/** What the members of an object are dealt; undefined where none of our tables is of such things. */
function findDeal(parts: Parts): Deal | undefined {
  const known = deals.get(parts.slots) ?? { found: lookForDeal(parts) };
  deals.set(parts.slots, known);
  return known.found;
}

function lookForDeal(parts: Parts): Deal | undefined {
  const [first] = parts.slots;
  // What its own key names is called by that, whatever a table tells of others.
  if (!first || findOwnKey(parts)) return undefined;
  const { siblings } = first.member;
  for (const thing of thingsOf(parts)) {
    const told = parts.rowsOf(thing);
    const isTold = told.some(({ beside }) => beside);
    const neighbours = isTold ? neighboursOf({ siblings, name: "" }) : undefined;
    const sure = told.filter(({ beside }) => beside && neighbours && isBeside(beside, neighbours));
    const usual = told.filter(({ beside }) => !beside);
    for (const tables of [sure, usual]) {
      const found = tables.flatMap((table) => toDeal(thing, table, parts, tables === sure) ?? []);
      // Of two tables the one that has more of what the unions list.
      const [best] = found.toSorted((one, other) => countKnown(other) - countKnown(one));
      if (best) return best;
    }
  }
  return undefined;
}

function countKnown({ unions }: Deal): number {
  return unions.reduce((sum, { known }) => sum + known.size, 0);
}

function toDeal(thing: string, table: RowTable, parts: Parts, isSure: boolean): Deal | undefined {
  const all = findTakings(thing, table, parts, isSure);
  const isSpelled = (row: Row, { slot, column }: Taking) =>
    !isLabelled(slot) || spelled(row.cells[column] ?? "", slot) !== undefined;
  // A union that means something else is drawn as it would be alone; what it is sorted by decides.
  const takings = all.filter(
    (taking) =>
      taking.slot.words.endsWith("category") ||
      (table.rows.some((row) => isSpelled(row, taking)) && !isOneOfSeveral(table, taking)),
  );
  const listed = takings.filter(({ slot }) => isLabelled(slot));
  const rows = tellElse(table.rows, listed);
  const isCounted = listed.length === 0 ? takings.find(({ slot }) => hasSets(slot)) : undefined;
  const fitting = listed.reduce(
    spreadOver,
    rows.filter(
      (row) =>
        takings.every((taking) => isSpelled(row, taking)) &&
        !(isCounted && forATime.test(row.cells[isCounted.column] ?? "")),
    ),
  );
  if (takings.length === 0 || fitting.length === 0) return undefined;
  const unions = listed.map(({ slot, column }) => ({
    slot,
    known: new Set(fitting.map((row) => spelled(row.cells[column] ?? "", slot) ?? null)),
  }));
  const isRated = table.columns.some(([name]) => name === moodColumn);
  const rating = isRated ? findRating(parts.slots) : undefined;
  const dealingFor = toDealingFor({ ...table, rows: fitting }, hash(thing), rating);
  const senses = findSenses(parts.slots, table);
  return { thing, columns: table.columns, takings, unions, dealingFor, rating, senses };
}

/** A list of what a word means, and which column its items take under which name. */
interface Sense {
  readonly slot: Slot;
  readonly cells: readonly (readonly [name: string, column: number])[];
}

const sensed = oneOf("definitions|meanings|senses");

/** A word means what its row says, however many meanings were drawn. */
function findSenses(slots: readonly Slot[], { columns }: RowTable): readonly Sense[] {
  const lists = slots.filter(({ kind, words }) => kind === "list" && sensed.test(words));
  return lists.flatMap((slot) => {
    const cells = slot.items.flatMap(({ name, words }): (readonly [string, number])[] => {
      const column = columns.findIndex((names) => names.includes(words));
      return column === -1 ? [] : [[name, column]];
    });
    return cells.length === 0 ? [] : [{ slot, cells }];
  });
}

function toSense({ slot, cells }: Sense, row: Row, variant: number): Take {
  const said = cells.map(([name, column]) => [name, cellOf(row, column, variant)] as const);
  return (scope) => {
    const list = scope.values[slot.name];
    const [first] = Array.isArray(list) ? list : [];
    if (isObject(first)) write(scope, slot, [{ ...first, ...Object.fromEntries(said) }]);
  };
}

/** One of a few words; one of a few numbers is a number. */
function isLabelled({ kind, schema }: Slot): boolean {
  return (
    kind === "choice" && "enum" in schema && schema.enum.some((one) => typeof one === "string")
  );
}

/** Whether the rows leave it open: a shirt comes in all of the sizes that a union lists. */
function isOneOfSeveral({ rows }: RowTable, { slot, column }: Taking): boolean {
  return slot.kind === "choice" && rows.some(({ cells }) => cells[column]?.startsWith("{"));
}

/** Nobody jogs three sets of ten. */
const forATime = /\b(?:jog|run|ride|swim|walk)\b/i;

function hasSets({ items }: Slot): boolean {
  return items.some(({ words }) => oneOf("sets|reps|repetitions").test(words));
}

/**
 * The row that says `*` tells what no other tells of, in the words of the union: `payment_disputed` is
 * called `Payment disputed`. Where nothing is listed there is nothing else to tell of.
 */
function tellElse(rows: readonly Row[], [sorted]: readonly Taking[]): readonly Row[] {
  const [pattern] = rows.filter(isPattern);
  if (!pattern) return rows;
  const told = rows.filter((row) => row !== pattern);
  if (!sorted) return told;
  const { slot, column } = sorted;
  const listed = "enum" in slot.schema ? slot.schema.enum : [];
  const known = new Set(told.map(({ cells }) => spelled(cells[column] ?? "", slot)));
  const isNamed = (row: Row, value: string) =>
    (row.cells[column] ?? "").split("/").some((name) => spelledIn(slot, name) === value);
  const values = listed.filter(
    (value): value is string =>
      typeof value === "string" &&
      !known.has(value) &&
      !told.some((row) => isNamed(row, value)) &&
      /^[a-z][a-z _-]{2,}$/i.test(value),
  );
  return [...told, ...values.map((value) => fillIn(pattern, value))];
}

function isPattern({ cells }: Row): boolean {
  return cells.includes(elsewise);
}

const elsewise = "*";

function fillIn(pattern: Row, value: string): Row {
  const words = toSentenceCase(value);
  const cells = pattern.cells.map((cell) =>
    cell === elsewise ? value : cell.replaceAll("{*}", words),
  );
  return { ...pattern, key: hash(`${pattern.key} ${value}`), cells };
}

/** `dueSoon` and `DUE_SOON` as somebody would write them: `Due soon`. */
function toSentenceCase(value: string): string {
  const words = value
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Of a union's value that no row is called by first, a row tells that may be called so, too: one of
 * several that would say the same.
 */
function spreadOver(rows: readonly Row[], { slot, column }: Taking): readonly Row[] {
  const labels = rows.map(({ cells }) => spelled(cells[column] ?? "", slot));
  const values = "enum" in slot.schema ? slot.schema.enum : [];
  const told = [...rows];
  for (const value of values) {
    if (typeof value !== "string" || labels.includes(value)) continue;
    const at = told.findIndex(
      ({ cells }, place) =>
        labels.indexOf(labels[place]) !== labels.lastIndexOf(labels[place]) &&
        (cells[column] ?? "").split("/").some((name) => spelledIn(slot, name) === value),
    );
    const row = told[at];
    if (!row) continue;
    labels[at] = value;
    told[at] = { ...row, cells: row.cells.with(column, `${value}/${row.cells[column]}`) };
  }
  return told;
}

/** Where there are stars, the rows of a mood are dealt among those that give so many. */
function toDealingFor(
  { columns, rows, isInOrder }: RowTable,
  key: number,
  rating: Slot | undefined,
): Deal["dealingFor"] {
  if (!rating) {
    const dealing = toDealing(rows, key, isInOrder);
    return () => dealing;
  }
  const column = columns.findIndex(([name]) => name === moodColumn);
  const dealings = new Map(
    moods.map((mood) => {
      const some = rows.filter(({ cells }) => cells[column] === mood);
      return [mood, some.length === 0 ? undefined : toDealing(some, key)];
    }),
  );
  return (scope) => {
    const given = readQuantity(scope, rating);
    const mood = given === undefined ? undefined : moodOf(given);
    return mood && dealings.get(mood);
  };
}

/** Words before a thing that say whose it is, or how it is liked, and not of what. */
const whose = new Set(
  (
    "user customer client company team staff internal project app web shop store online public community office blog " +
    "favorite favourite featured popular trending recommended suggested related similar top best latest recent saved liked bookmarked watched " +
    "famous classic modern luxury nearby our simple basic premium sample demo example mock test fake api db"
  ).split(" "),
);

/** Words that say no more of a thing than it says itself. */
const said = oneOf(
  "music album|music song|music track|music artist|music band|music genre|music playlist|travel destination|travel trip|travel itinerary|" +
    "cookbook recipe|family recipe|home recipe|kitchen recipe|food recipe|food dish|food meal|food truck|cooking recipe|tv show|tv series|tv episode|streaming show|streaming series|streaming movie|" +
    "video game|pet dog|pet cat|job position|job vacancy|house plant",
);

/** The whole name of the thing: a garden task is none of an office, but a team task is. */
function thingsOf({ owner, slots }: Parts): readonly string[] {
  const [first] = slots;
  const words = isEntry(owner) ? owner.slice(0, -1) : owner;
  const last = words.at(-1);
  if (last === undefined || !first) return [];
  // Somebody who is reviewed has no colour and no price.
  const { outer } = first.member;
  if (last === "review" && outer && isPersonWord(outerWords(outer).at(-1))) return [];
  const meant = meantBy(last, { ...first.member, name: "", words: [] });
  // `listingproduct`: what is listed, and no home.
  const meanings = meant === last ? [last] : [last + meant, meant];
  const isOnly = words
    .slice(0, -1)
    .every((word) => isWhose(word.replace("~", "")) || said.test(`${word} ${last}`));
  // A `PurchaseItem` inside a request is what it is called, too; the services of a salon's booking are a salon's.
  const own = first.member.isTop
    ? []
    : words.slice(1, -1).map((_, at) => words.slice(at + 1).join(""));
  // A request for a city's service is one for a service.
  const lead = words.findIndex((word) => !isWhose(word) && !places.test(word));
  const unled =
    first.member.isTop && lead > 0 && words.length - lead > 1 ? [joinPair(words.slice(lead))] : [];
  const around = outer ? outerWords(outer) : [];
  const inside = around.map((word) => joinPair([word, last]));
  // The items of an expense report are what was paid for, and no reports.
  const entry = isEntry(owner) && (owner.length > 2 || first.member.isTop) ? [joinPair(owner)] : [];
  const whole = [
    ...entry,
    ...(around.length > 1 ? [joinPair([...around.toReversed(), last])] : []),
    ...(words.length > 1 ? [joinPair(words)] : inside),
  ];
  return [...whole, ...own, ...unled, ...(isOnly ? meanings : [])];
}

const places = oneOf("city|town|municipal|state|national|federal|county|local|regional|world");

function isWhose(word: string): boolean {
  return whose.has(word) || qualifiers.has(word);
}
