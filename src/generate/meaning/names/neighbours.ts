import { toWords } from "../../../schema/name-words.ts";
import type { Member } from "../../member.ts";

/**
 * The names of the neighbours of a member, its own left out: `crew` is one called so, one of them
 * (`leadCrew`), and what is known of it (`crewId`, `crewName`); `*crew` has the word anywhere, and
 * `=crew` is that alone.
 */
export interface Neighbours {
  readonly has: (word: string) => boolean;
}

/** What so many things have that one of them alone tells nothing. */
const common = new Set(
  "name title count price url email address duration location total start_date phone hours image customer year author cost last percent level owner items code score city due_date first days weight room photo country budget priority message start_time customer_name employee company manager unit client department delivery website team size opening model method quantity capacity subject assignee condition slug driver service sold limit full agent version plan job position organizer destination brand views text stage product schedule points open manufacturer age reading holder branch label day steps station site season channel course book list labels area zone section line table target event action medium outcome key task user quote question network data results next page shift seat side base record back front mode sets moves map rule error host route region spot".split(
    " ",
  ),
);

/** Whether one of these is beside it that few things have, or two that many have. */
export function isBeside(words: Iterable<string>, neighbours: Neighbours): boolean {
  let found = 0;
  for (const word of words) {
    if (!neighbours.has(word)) continue;
    found += common.has(word) ? 1 : 2;
    if (found > 1) return true;
  }
  return false;
}

const counts = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Counted once for all members of an object. */
export function neighboursOf({
  name,
  siblings,
  words,
}: Pick<Member, "name" | "siblings"> & Partial<Pick<Member, "words">>): Neighbours {
  const counted = counts.get(siblings) ?? countForms(siblings);
  counts.set(siblings, counted);
  const own = new Set(formsOf(words ? words.join("_") : name));
  return { has: (word) => (counted.get(word) ?? 0) > (own.has(word) ? 1 : 0) };
}

function countForms(names: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const form of names.flatMap(formsOf)) counted.set(form, (counted.get(form) ?? 0) + 1);
  return counted;
}

/** What is known of a thing beside it tells that there is one: `crewId`, `oeePercent`, `claimedAt`. */
const handles =
  /^(?:ids?|uuid|names?|title|number|no|code|url|email|phone|ref|at|on|date|time|percent|pct|kg|g|cm|mm|m|km|sec|seconds|minutes|min|hours|days|usd|eur|cents|[a-z]{2,}ed)$/;

/**
 * The whole, what a handle is of, and the endings of both: a lead attorney is an attorney, and a
 * match rate is no match.
 */
function formsOf(name: string): readonly string[] {
  const words = toWords(name);
  const forms = new Set([`=${words.join("_")}`, ...words.map((word) => `*${word}`)]);
  const isHandle = words.length > 1 && handles.test(words.at(-1) ?? "");
  for (const thing of isHandle ? [words, words.slice(0, -1)] : [words]) {
    for (let start = 0; start < thing.length; start++) forms.add(thing.slice(start).join("_"));
  }
  return [...forms];
}
