import { places, ranks } from "../coherence/amounts/counts/contests/standings.ts";
import type { Parts, Rule } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import { readTime, writeTime } from "../coherence/times/time.ts";
import { hash } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { day, timelines, toMinute } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import type { RootLink } from "./link.ts";

/** Numbers that count the records of one parent. */
const counting = oneOf(
  "track number|track no|track|disc position|line number|line no|line|position|order|sort order|sequence|sequence number|display order|order index|order number in list|season number|episode number|episode|chapter number|chapter|step number|step|page number|question number|lesson number|module number|section number|stop number|stop sequence|leg number|sort index|week number|round|seat number in row|list position|payment number|payment no|installment number|instalment number|installment no|revision number|visit number|invoice sequence|interview round|change order number|draw number|phase number|milestone number|version number",
);
/** Things that have a number among those of their whole, and are called by no other. */
const numbered = oneOf("season|chapter|lesson|section|module|week|round|stage|step|volume|lap|leg");
const people = oneOf(
  "user|person|member|author|customer|employee|account|profile|owner|creator|artist",
);

/** Records of one parent are numbered from one, in the order in which they were made. */
export function findOrdinals(
  { slots, owner: words }: Parts,
  links: readonly RootLink[],
  total: number,
): readonly Rule[] {
  const thing = words.at(-1) ?? "";
  const owner = links.find(
    ({ isSelf, isRequired, role }) =>
      !isSelf && isRequired && !people.test(role.at(-1) ?? "") && role.at(-1) !== "by",
  );
  if (!owner) return [];
  const ordinalAt = createOrdinals(owner.positionAt);
  const seasons = findSeasons(slots, owner, ordinalAt);
  if (seasons) return [seasons];
  const isWhole = links.some((link) => link !== owner && competitors.test(link.role.at(-1) ?? ""));
  const ranked = findRank(slots, owner, ordinalAt, isWhole);
  if (ranked) return [ranked];
  // The position of a team in its league is not that in its club.
  const isRanked = slots.some(({ words }) =>
    oneOf("points|wins|won|played|losses|lost").test(words),
  );
  const isInFile = slots.some(({ words }) => oneOf("file|file path|file name|path").test(words));
  const counted = slots.filter(
    ({ kind, words, hold }) =>
      kind === "number" &&
      hold === "free" &&
      (counting.test(words) ||
        (words === "number" && numbered.test(thing)) ||
        (words === "version" && /^(?:revision|version)$/.test(thing))),
  );
  const made = counted.some(({ words }) => versions.test(words))
    ? slots.filter(({ words }) => madeAt.test(words))
    : [];
  const written = counted
    .filter(({ words }) => !(isRanked && words === "position"))
    // A line beside a file is one of its many.
    .filter(({ words }) => !(words.startsWith("line") && isInFile))
    .map(
      (slot): Rule => ({
        reads: [],
        writes: [slot],
        apply: (scope) => void write(scope, slot, ordinalAt(scope.draw.index)),
      }),
    );
  const held = counted.some(({ words }) => meetings.test(words))
    ? slots.filter(({ words, hold }) => hold === "free" && heldOn.test(words))
    : [];
  // What is planned or missed, its state dates.
  const isPlanned = slots.some(({ kind, words }) => kind === "choice" && words === "status");
  const latest = counted.some(({ words }) => versions.test(words))
    ? slots.filter(({ kind, words }) => kind === "boolean" && newest.test(words))
    : [];
  return [
    ...written,
    ...made.map((slot) => toMadeRule(slot, owner, ordinalAt)),
    ...(isPlanned ? [] : held.map((slot) => toMadeRule(slot, owner, ordinalAt))),
    ...latest.map((slot) => toLatestRule(slot, owner, total)),
  ];
}

const newest = /^(?:is )?(?:current|latest|newest|most recent)(?: (?:version|revision))?$/;
/** Of more records nobody looks which is the last of its kind. */
const mostAsked = 5000;

/** Of all versions of one thing the last is the current one. */
function toLatestRule(slot: Slot, { positionAt }: RootLink, total: number): Rule {
  let last: Map<number | undefined, number> | undefined;
  const apply = (scope: Scope) => {
    if (total > mostAsked) return;
    last ??= new Map(Array.from({ length: total }, (_, index) => [positionAt(index), index]));
    const { index } = scope.draw;
    write(scope, slot, (last.get(positionAt(index)) ?? index) <= index);
  };
  return { reads: [], writes: [slot], apply };
}

const versions = oneOf("revision number|version number|revision|version");
/** What comes week after week, and is written down when it was. */
const meetings = oneOf("lesson number|session number|visit number|meeting number|class number");
const heldOn =
  /^(?:(?:lesson|session|visit|meeting|class) )?date$|^(?:held|taught|given|visited) (?:at|on)$/;
const madeAt = /^(?:saved|created|edited|made|committed|revised|changed)(?: at| on| date)?$/;

/** The second version was saved after the first, and the last of them not long ago. */
function toMadeRule(
  slot: Slot,
  { positionAt }: RootLink,
  ordinalAt: (index: number) => number,
): Rule {
  const apply = (scope: Scope) => {
    const { index } = scope.draw;
    const time = readTime(scope, slot);
    if (!time || time.form === "clock") return;
    const first = 20 + ((hash(String(positionAt(index))) >>> 0) % 16_000) / 100;
    const passed = first / ordinalAt(index) ** 1.4;
    const at = scope.facet(timelines).now - passed * day;
    writeTime(scope, slot, time.form === "day" ? at : toMinute(at));
  };
  return { reads: [slot], writes: [slot], apply };
}

const competitors = oneOf("team|club|player|driver|rider|athlete");
const rankedIn = oneOf(
  "league|competition|season|tournament|division|leaderboard|game|challenge|contest|group|quiz",
);

/** Two of one league have different places; where few are shown of each, not all are first. */
function findRank(
  slots: readonly Slot[],
  { role, positionAt }: RootLink,
  ordinalAt: (index: number) => number,
  isWhole: boolean,
): Rule | undefined {
  if (!rankedIn.test(role.at(-1) ?? "")) return undefined;
  const rank = slots.find(
    ({ kind, words, hold }) => kind === "number" && hold === "free" && ranks.test(words),
  );
  const isRanked = slots.some(({ words }) => oneOf("points|wins|won|score|xp").test(words));
  if (!rank || !isRanked) return undefined;
  const apply = (scope: Scope) => {
    const { index } = scope.draw;
    // Who refers to each of them shows the table from its top.
    const first = isWhole ? 0 : hash(String(positionAt(index))) >>> 0;
    write(scope, rank, ((first + ordinalAt(index) - 1) % places) + 1);
  };
  return { reads: [], writes: [rank], apply };
}

const seriesOf = oneOf("podcast|show|series|program|programme|channel");
const episodes = /^episode(?: number| no)?$/;
/** How many episodes a season has. */
const perSeason = 8;

/**
 * Episodes are counted anew in each season. What is shown of a series is what came last, so that a
 * page of many series does not begin each of them.
 */
function findSeasons(
  slots: readonly Slot[],
  { role, positionAt }: RootLink,
  ordinalAt: (index: number) => number,
): Rule | undefined {
  if (!seriesOf.test(role.at(-1) ?? "")) return undefined;
  const numbers = slots.filter(({ kind, hold }) => kind === "number" && hold === "free");
  const episode = numbers.find(({ words }) => episodes.test(words));
  const season = numbers.find(({ words }) => /^season(?: number| no)?$/.test(words));
  if (!episode || !(season ?? oneOf("podcast").test(role.at(-1) ?? ""))) return undefined;
  const apply = (scope: Scope) => {
    const { index } = scope.draw;
    const before = (hash(String(positionAt(index))) >>> 0) % (5 * perSeason);
    const at = before + ordinalAt(index) - 1;
    if (season) write(scope, season, Math.floor(at / perSeason) + 1);
    write(scope, episode, season ? (at % perSeason) + 1 : at + 1);
  };
  return { reads: [], writes: season ? [season, episode] : [episode], apply };
}

/** How many records up to this one have the same parent. Kept: a record cannot know by itself. */
export function createOrdinals(
  parentAt: (index: number) => number | undefined,
): (index: number) => number {
  const counts = new Map<number | undefined, number>();
  const ordinals: number[] = [];
  return (index) => {
    while (ordinals.length <= index) {
      const parent = parentAt(ordinals.length);
      const next = (counts.get(parent) ?? 0) + 1;
      counts.set(parent, next);
      ordinals.push(next);
    }
    return ordinals[index] ?? 1;
  };
}
