import { toSingular } from "../../../../schema/name-words.ts";
import { onceForEach } from "../../../../schema/once-for-each.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { alike, findTeller, itemNamed, itemsOf } from "../../items.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { findEnds } from "../../times/spans/durations.ts";
import { toTime } from "../../times/time.ts";
import { amountIn, isPricedList } from "../bills/bill-lines.ts";

/** Words that make a count of a noun, wherever they stand: `commentCount`, `numberOfItems`. */
const countWords = new Set("count num number no of total nr found".split(" "));

/** `commentCount` counts `comments`, `totalItems` counts `items`. */
export const findCounts: FindRules = onceForEach(({ slots }) => {
  const lists = slots.filter(({ kind, words }) => kind === "list" && words !== "");
  return slots.flatMap((slot) => {
    if (slot.kind !== "number") return [];
    const found = findCounted(slot, lists);
    // From when to when it is says how many days it takes.
    const list = found && dayCounts.test(slot.words) && findEnds(slots) ? undefined : found;
    if (!list)
      return (
        [findInner, findTallied, findEach, findFlagged, findInState]
          .map((find) => find(slot, whole.has(find) ? lists : countedIn(slot, lists)))
          .find((rules) => rules.length > 0) ?? []
      );
    // `partsTotal` is what the parts cost, where they say so.
    const isSum = / total$/.test(slot.words) && isPricedList(list);
    const tally = itemNamed(list, tallies, "number");
    return {
      reads: [list],
      writes: [slot],
      apply: (scope) => {
        const items = scope.values[list.name];
        if (!Array.isArray(items)) return;
        if (isSum) writeQuantity(scope, slot, amountIn(scope, list));
        else write(scope, slot, tally === undefined ? items.length : tallyOf(scope, list, tally));
      },
    };
  });
});

/** What courses call the same. */
const taught = oneOf("lecture|lesson|video|unit");

/** `lecturesCount` of a course whose `sections` have `lectures`: all of them. */
function findInner(slot: Slot, lists: readonly Slot[]): readonly Rule[] {
  const target = nounOf(slot);
  if (target === undefined || target === "") return [];
  for (const list of lists) {
    const inner = list.items.find(({ kind, words }) => {
      const listed = toSingular(words.split(" ")).join(" ");
      return kind === "list" && (listed === target || (taught.test(listed) && taught.test(target)));
    })?.name;
    if (inner === undefined) continue;
    const apply = (scope: Scope) => {
      const parts = itemsOf(scope, list).map((item) => item[inner]);
      if (!parts.every((part) => Array.isArray(part))) return;
      write(scope, slot, parts.flat().length);
    };
    return [{ reads: [list], writes: [slot], apply }];
  }
  return [];
}

/** `episodeCount` of a show whose `seasons` say how many `episodes` they have: all of them. */
function findTallied(slot: Slot, lists: readonly Slot[]): readonly Rule[] {
  const target = nounOf(slot);
  if (target === undefined || target === "") return [];
  for (const list of lists) {
    const tally = list.items.find(({ kind, words }) => {
      const counted = words.split(" ").filter((word) => !countWords.has(word));
      return (
        kind === "number" && / count$|s$/.test(words) && toSingular(counted).join(" ") === target
      );
    })?.name;
    if (tally === undefined) continue;
    const apply = (scope: Scope) => {
      if (itemsOf(scope, list).length > 0) write(scope, slot, tallyOf(scope, list, tally));
    };
    return [{ reads: [list], writes: [slot], apply }];
  }
  return [];
}

/** `playerCount` beside `scores` of which each is of a `player`: as many as there are scores. */
function findEach(slot: Slot, lists: readonly Slot[]): readonly Rule[] {
  const target = nounOf(slot);
  if (target === undefined || target === "") return [];
  const list = lists.find(({ items }) =>
    items.some(
      ({ kind, words }) => kind === "text" && words.replace(/ (?:name|id)$/, "") === target,
    ),
  );
  if (!list) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    if (items.length > 0) write(scope, slot, items.length);
  };
  return [{ reads: [list], writes: [slot], apply }];
}

/** These look into the items of any list, whatever it is called. */
const whole: ReadonlySet<unknown> = new Set([findInner, findTallied, findEach]);

/** `checkedCount`, `itemsChecked`: of those in the list, so many are `checked`. */
function findFlagged(slot: Slot, lists: readonly Slot[]): readonly Rule[] {
  for (const list of lists) {
    const flag = list.items.find(({ words }) => {
      const said = words.split(" ").filter((word) => !oneOf("is|was|has|at|on").test(word));
      return alike(said.join(" ")).some((one) => isCountOf(slot.words, one, list));
    })?.name;
    // `unreadCount` counts those that are not `read`.
    const missing = list.items.find(
      ({ kind, readings }) =>
        kind === "boolean" &&
        readings.some(
          (said) =>
            isCountOf(slot.words, `un${said}`, list) ||
            (alike(said).length > 1 && left.some((one) => isCountOf(slot.words, one, list))),
        ),
    )?.name;
    const name = flag ?? missing;
    if (name === undefined) continue;
    const apply = (scope: Scope) => {
      const flags = itemsOf(scope, list).map((item) => item[name] ?? false);
      // `completedAt` tells as much as `completed` does.
      const isFlag = flags.every((one) => typeof one === "boolean" || toTime(one) !== undefined);
      const many = flags.filter(Boolean).length;
      if (isFlag) write(scope, slot, flag === undefined ? flags.length - many : many);
    };
    return [{ reads: [list], writes: [slot], apply }];
  }
  return [];
}

/** How what is not done yet is called. */
const left = "open remaining pending outstanding unfinished".split(" ");

/** The lists of which it can count some: it says that it counts, or which things. */
function countedIn({ words }: Slot, lists: readonly Slot[]): readonly Slot[] {
  const isCount = /\b(?:count|items|total|number)\b/.test(words);
  return isCount ? lists : lists.filter((list) => words.includes(list.words));
}

function isCountOf(words: string, said: string, { words: things }: Slot): boolean {
  if (said === "") return false;
  const forms = ["count", "items", "items count", things].flatMap((noun) => [
    `${said} ${noun}`,
    `${noun} ${said}`,
  ]);
  return forms.includes(words) || words === `total ${said}` || words === `number ${said}`;
}

/** `doneCount`, `openTickets`: of those in the list, so many say that they are. */
function findInState(slot: Slot, lists: readonly Slot[]): readonly Rule[] {
  for (const list of lists) {
    const tells = findTeller(list, (state) => isCountOf(slot.words, state, list));
    if (!tells) continue;
    const apply = (scope: Scope) =>
      void write(scope, slot, itemsOf(scope, list).filter(tells).length);
    return [{ reads: [list], writes: [slot], apply }];
  }
  return [];
}

const tallies = oneOf("count|occurrences");

/** Where each item says how many there are of it, all of them. */
function tallyOf(scope: Scope, list: Slot, name: string): number {
  return itemsOf(scope, list).reduce((sum, item) => sum + Number(item[name] ?? 0), 0);
}

/** What a number counts; nothing where it does not say that it counts. */
function nounOf({ words }: Slot): string | undefined {
  const all = words.split(" ");
  const noun = all.filter((word) => !countWords.has(word));
  return noun.length === all.length ? undefined : toSingular(noun).join(" ");
}

/** Some of them, and not all that are counted. */
const partial =
  /^(?:mutual|common|shared|recent|latest|last|top|featured|suggested|favou?rite|selected|sample|preview|visible) /;
const songs = oneOf("track|song");
/** Lists that do not say of what. */
const generic = oneOf("items|entries|lines|line items|rows|elements|list|contents");

/** What tells how many take part, and the lists of those who do. */
const sizes = /^(?:(?:team|group|crew|squad|party) )?size$/;
const companies = oneOf(
  "members|team|team members|crew|squad|players|participants|crew members|group members",
);

const dayCounts =
  /^(?:(?:duration|length|total|number of|trip|tour)(?: in)? days|days|days count|day count|duration)$/;

/** What is told day by day takes so many days. */
function isDayByDay(list: Slot): boolean {
  return (
    /(?:^| )(?:itinerary|days|day plans|daily plan|daily schedule|plan)$/.test(list.words) &&
    itemNamed(list, oneOf("day|day number|day no"), "number") !== undefined
  );
}

function findCounted(slot: Slot, lists: readonly Slot[]): Slot | undefined {
  if (dayCounts.test(slot.words)) {
    const plan = lists.find((list) => isDayByDay(list));
    if (plan) return plan;
  }
  const told =
    slot.words === "stops" ? oneOf("layovers|stopovers") : sizes.test(slot.words) && companies;
  if (told) return lists.find(({ words }) => told.test(words));
  const [, things] =
    /^(.+) (?:changed|listed|included|attached|uploaded|added|selected)$/.exec(slot.words) ?? [];
  const whole = things === undefined ? undefined : lists.find(({ words }) => words === things);
  if (whole && !whole.items.some(({ kind }) => kind === "boolean")) return whole;
  const target = nounOf(slot);
  // A total budget is money, however many lines it has.
  if (target === undefined || target === "budget") return undefined;
  if (target === "")
    return lists.length === 1 && slot.words.endsWith("count") ? lists[0] : undefined;
  // However its items are called, a list has so many of them.
  const [only, ...others] = lists;
  if (oneOf("item|entry|element").test(target) && only && others.length === 0)
    return / (?:hours|times)$/.test(only.words) ? undefined : only;
  const found = lists.find(({ words }) => {
    const listed = toSingular(words.split(" "));
    // `participantIds` are as many as the participants, and `childrenAges` as the children.
    const isOfThem = oneOf("id|age|name").test(listed.at(-1) ?? "") && listed.length > 1;
    const things = isOfThem ? toSingular(listed.slice(0, -1)) : listed;
    const counted = things.join(" ");
    return (
      counted === target ||
      (oneOf("tracklist|setlist|track|song").test(counted) && songs.test(target))
    );
  });
  // `trackCount` counts the `items`, where each of them has a `songId`.
  const plain = only && others.length === 0 && generic.test(only.words) ? only : undefined;
  const isOfThem = plain?.items.some(({ words }) => {
    const [, thing = ""] = /^(.+) (?:id|name|title)$/.exec(words) ?? [];
    return thing === target || (songs.test(thing) && songs.test(target));
  });
  if (isOfThem) return plain;
  // `itemCount` counts the `lineItems`, where nothing else is called items.
  const ended = lists.filter(
    ({ words }) =>
      !partial.test(words) && toSingular(words.split(" ")).join(" ").endsWith(` ${target}`),
  );
  return found ?? (ended.length === 1 ? ended[0] : undefined);
}
