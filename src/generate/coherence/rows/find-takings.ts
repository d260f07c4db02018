import type { Schema } from "../../../schema/schema.ts";
import { readDocComment } from "../../meaning/names/doc-comment.ts";
import { isElsewhere } from "../../meaning/names/elsewhere.ts";
import { isEntry } from "../../meaning/names/entries.ts";
import { neighboursOf } from "../../meaning/names/neighbours.ts";
import { joinPair } from "../../meaning/names/project-words.ts";
import { readWords } from "../../meaning/names/rule-index.ts";
import { textRules } from "../../meaning/rules/text-rules.ts";
import { oneOf } from "../../one-of.ts";
import { findRating } from "../mood.ts";
import type { Parts } from "../rule.ts";
import type { Slot, SlotKind } from "../slot.ts";
import { moodColumn, type RowTable } from "./row-table.ts";

/** What a member takes of the row that its record is dealt. */
export interface Taking {
  readonly slot: Slot;
  readonly column: number;
  readonly form: "text" | "named text" | "label" | "marks";
}

const list = (names: string) => names.split("|");
const headings = list("title|name|subject|headline|heading");
/** The name beside what somebody thinks is whose it is. */
const ratedHeadings = headings.filter((name) => name !== "name");
/** What stands for the title where there is none. */
const headingsElse = list("summary|text|content");
const long = list(
  "description|details|body|content|message|about|text|overview|long description|full description",
);
const short = list(
  "summary|short description|excerpt|subtitle|tagline|intro|teaser|abstract|preview|snippet|blurb|meta description|seo description",
);
/** What columns go by everywhere, beside what a table says. */
const usual: Readonly<Record<string, readonly string[]>> = {
  category: list("category|categories|category name|topic|area|section|theme"),
  tags: list("tags|labels|keywords|topics|hashtags|tag"),
  price: list("price|unit price|list price|base price|regular price|retail price"),
};

/** Whether a column goes by this name. */
export function isCalled(names: readonly string[], name: string): boolean {
  return [...(usual[names[0] ?? ""] ?? []), ...names].includes(name);
}

/** Which members take which columns of a table; none where the thing is called by somebody else. */
export function findTakings(
  thing: string,
  table: RowTable,
  { slots, owner, sorters = [] }: Parts,
  isSure = false,
): readonly Taking[] {
  const isRated = table.columns.some(([name]) => name === moodColumn);
  const bare = isRated ? "text" : "name";
  const named = new Map(
    slots.map((slot) => {
      const own = withoutOwner(slot.words, owner, bare);
      // The `emoji` of an emoji is its name, unless it has one.
      const isNamedElse = own === bare && slots.some(({ words }) => words === bare);
      return [isNamedElse ? slot.words : own, slot] as const;
    }),
  );
  const find = (names: readonly string[]) => names.flatMap((name) => named.get(name) ?? []);
  // Where the things of a table have no names, none is missing, and nothing stands for one.
  const isNamed = table.columns[0]?.[0] === "name";
  // What has a column of its own is no heading: the title of a queen. A name that comes second still is.
  const isElse = (name: string) =>
    table.columns.slice(1).some((names) => names[0] !== "name" && names.includes(name));
  const called = [
    ...(isRated ? ratedHeadings : headings).filter((name) => !isElse(name)),
    ...(isNamed ? (table.columns[0]?.slice(1) ?? []) : []),
  ];
  // A diary is what is written there, and a review too: neither needs something that stands above it.
  const isWritten = table.columns.some(
    ([name, ...names]) => name === "about" && names.includes("content"),
  );
  const isHeaded = isNamed && !isRated && !isWritten;
  // A notification of one line is what another has above it.
  const line = thing.endsWith("notification") ? ["message", "body"] : [];
  const [heading] = find(isHeaded ? [...called, ...headingsElse, ...line] : called);
  // What two words tell of a thing is surer than what stands beside it.
  const last = owner.at(-1) ?? "";
  const compound = isEntry(owner) ? joinPair(owner.slice(0, -1)) : undefined;
  const isTold = thing === compound || (thing !== last && thing.endsWith(last));
  if (heading && !isOpen(heading, texts)) return [];
  const words = [...owner, thing, joinPair(owner.slice(-2)), joinPair(owner.slice(0, -1))];
  // What the neighbours have told is nothing else, unless two words say so.
  if (heading && !isSure && !isTold && isOfAnother(heading, words)) return [];
  // The tasks of an office are none for a farm.
  if (heading && !isSure && thing === last && isElsewhere(owner, neighboursOf(heading.member)))
    return [];
  const [told] = heading || !isNamed ? [] : find(["description", "details"]);
  const isDescribed = told !== undefined && isOpen(told, texts) && !isOfAnother(told, words);
  const isEverywhere = !told || !isElsewhere(owner, neighboursOf(told.member));
  const takings = table.columns.flatMap((names, column): readonly Taking[] => {
    const [name = ""] = names;
    if (name === "about") {
      const isBare = !heading && isNamed && (isTold || (isDescribed && isEverywhere));
      return takeAbout(find, heading, { column, others: names.slice(1), isBare });
    }
    if (name === "name") {
      const others = find(names.slice(1)).filter((slot) => isOpen(slot, texts));
      return [...new Set([...(heading ? [heading] : []), ...others])].map((slot) => ({
        slot,
        column,
        form: "text",
      }));
    }
    const [found, ...others] = find([...(usual[name] ?? []), ...names]).filter((slot) =>
      isOpen(slot, kinds),
    );
    if (!found) return [];
    const form = whole.test(name) ? "text" : "label";
    // What somebody thought about is what they are known for thinking.
    const isShared = found.kind === "list" && /(?:ideas|interests|concepts)$/.test(found.words);
    return [found, ...(isShared ? others : [])].map((slot) => ({ slot, column, form }));
  });
  // Three hundred of it are grams, where somebody says so.
  const measured = table.columns.findIndex(([name]) => name === "unit");
  const isUntold = ({ column }: Taking) =>
    measured !== -1 &&
    table.columns[column]?.[0] === "quantity" &&
    !takings.some((taking) => taking.column === measured);
  const all = [
    ...takings.filter((taking) => !isUntold(taking)),
    ...takeMarks(table, find(usual["tags"] ?? [])),
  ];
  // One alone has nothing to agree with; and what has no name may be a line in the log of another.
  const isCounted = ({ slot }: Taking) => slot.kind === "number" || slot.kind === "boolean";
  // What two words name agrees with what it costs and how long it takes.
  const taken = isSure || isTold ? all : all.filter((taking) => !isCounted(taking));
  // What is sorted by a union is told by it, and what describes it says what it is called.
  const isSorted =
    isDescribed && isEverywhere && all.some(({ slot, form }) => form === "label" && isUnion(slot));
  // What stands in another collection agrees as well.
  const sorted = sorters.filter((role) => table.columns.some((names) => isCalled(names, role)));
  const least = () => {
    if ((isRated && findRating(slots)) || (heading && table.isNameEnough)) return 1;
    return heading || isWritten || !isNamed || isTold || isSorted ? 2 : 3;
  };
  // What has five of its columns is one, though most of them are figures: an earthquake.
  const isSeen = all.length > 4 && taken.length > 0;
  return isSeen || (taken.length > 0 && taken.length + sorted.length >= least()) ? all : [];
}

const isUnion = ({ kind }: Slot) => kind === "choice";

/** Where a table has no tags, what something is sorted by serves as well. */
function takeMarks({ columns }: RowTable, found: readonly Slot[]): readonly Taking[] {
  const firsts = columns.map(([name]) => name);
  const column = firsts.findIndex((name) => oneOf("category|type").test(name ?? ""));
  const slot = found.find((one) => isOpen(one, ["list"]));
  return firsts.includes("tags") || column === -1 || !slot ? [] : [{ slot, column, form: "marks" }];
}

/** In what is no label a stroke is no other name for it. */
const whole =
  /(?:^| )(?:path|branch|template|website|url|trace|culprit|placeholder|pronunciation|time ?zones?)$/;

const texts: readonly SlotKind[] = ["text"];
const kinds: readonly SlotKind[] = ["text", "choice", "list", "number", "boolean", "object"];

interface About {
  readonly column: number;
  readonly others: readonly string[];
  /** Whether nothing stands above it that says what it tells of. */
  readonly isBare: boolean;
}

/** Of two that tell about it the longer one says what it tells of, and a line above it something else. */
function takeAbout(
  find: (names: readonly string[]) => readonly Slot[],
  heading: Slot | undefined,
  { column, others: own, isBare }: About,
): readonly Taking[] {
  const isFree = (slot: Slot) => slot !== heading && isOpen(slot, texts);
  const [whole] = find([...long, ...own]).filter(isFree);
  const others = find(short).filter((slot) => isFree(slot) && slot !== whole);
  if (!whole) return others.map((slot) => ({ slot, column, form: "text" }));
  const told = others.filter(({ words }) => !/(?:subtitle|tagline)$/.test(words));
  return [
    { slot: whole, column, form: told.length > 0 || isBare ? "named text" : "text" },
    ...told.map((slot): Taking => ({ slot, column, form: "text" })),
  ];
}

/** `taskTitle` of a task is its title, and `task` too; but the `review` of a review is its text. */
function withoutOwner(words: string, owner: readonly string[], own: string): string {
  const last = owner.at(-1) ?? "";
  if (words === last) return own;
  return words.startsWith(`${last} `) ? words.slice(last.length + 1) : words;
}

/** Whether nobody but its name has said what it holds. */
function isOpen({ hold, kind, schema }: Slot, wanted: readonly SlotKind[]): boolean {
  return hold === "free" && wanted.includes(kind) && isPlain(schema);
}

function isPlain(schema: Schema): boolean {
  const { description, examples = [] } = schema;
  if (readDocComment(description) || examples.length > 0) return false;
  if ("format" in schema || "pattern" in schema) return false;
  return !("items" in schema && schema.items && !isPlain(schema.items));
}

/** Whether a neighbour tells that it is called otherwise than most: a document that was filed. */
function isOfAnother({ member }: Slot, own: readonly string[]): boolean {
  const [reading] = readWords(member.words, member, textRules);
  if (!reading) return false;
  const { models, neighbours } = reading.rule;
  if (own.some((word) => models.has(word))) return false;
  const beside = neighboursOf(member);
  return models.size > 0 || [...neighbours].some((word) => beside.has(word));
}
