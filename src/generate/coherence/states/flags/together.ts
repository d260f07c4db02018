import type { Scope } from "../../../draw/scope.ts";
import { minute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot, write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { readTime } from "../../times/time.ts";

/** `lastMessageAt` is there when `lastMessage` is, and `rating` comes with `ratedAt`. */
export const findTogether: FindRules = ({ slots, owner }) => [
  ...findPairs(slots),
  ...findAnswers(slots),
  ...findKin(slots, owner),
  ...findLasts(slots),
  ...findLastDetails(slots),
  ...findFinishes(slots, owner),
  ...findDelays(slots),
];

/** What somebody wrote, by when they did. */
const answers: ReadonlyMap<string, string> = new Map([
  ["answer", "answered"],
  ["reply", "replied"],
  ["response", "responded"],
  ["review", "reviewed"],
  ["decision", "decided"],
]);

/** There is an answer where there is a time at which it was given. */
function findAnswers(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((slot) => {
    const event = answers.get(/\S+$/.exec(slot.words)?.[0] ?? "");
    const time = slots.find(
      ({ words }) => /^\w+ (?:at|on|date)$/.test(words) && words.startsWith(`${event} `),
    );
    if (event === undefined || !time || !isOptional(slot) || !isOptional(time)) return [];
    return [toRule(time, slot)];
  });
}

const shares = oneOf(
  "progress|progress percent|progress percentage|percent complete|completion percent|completion",
);
const finishes =
  /^(?:completed|finished|certificate|certificate url|passed|graduated)(?: at| on| date)?$/;

/** Whoever is halfway has no certificate yet; a status knows better where there is one. */
function findFinishes(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const progress = slots.find(({ words, kind }) => kind === "number" && shares.test(words));
  if (!progress || findStatus(slots, owner)) return [];
  return slots
    .filter((slot) => finishes.test(slot.words) && isOptional(slot))
    .map((slot) => ({
      reads: [progress],
      writes: [slot],
      apply: (scope) => {
        const reached = scope.values[progress.name];
        if (reached === 100) fill(scope, slot);
        else clear(scope, slot);
      },
    }));
}

const delayReasons =
  /^(?:delay(?:ed)? reason|late reason|reason for delay|delay cause|cause of delay)$/;

/** Why it is late is told of what is late: by so many minutes, or by when it was and when it should have been. */
export function findDelays(slots: readonly Slot[]): readonly Rule[] {
  const reason = slots.find(({ words }) => delayReasons.test(words));
  if (!reason || !isOptional(reason)) return [];
  const minutes = slots.find(
    ({ words, kind }) =>
      kind === "number" && /^(?:delay|delayed|late)(?: minutes| min| mins)?$/.test(words),
  );
  const pairs = slots.flatMap((planned) => {
    const event = /^(?:scheduled|planned|expected) (.+)$/.exec(planned.words)?.[1];
    const actual = event && slots.find(({ words }) => words === `actual ${event}`);
    return actual ? [{ planned, actual }] : [];
  });
  if (!minutes && pairs.length === 0) return [];
  const isLate = (scope: Scope) => {
    if (minutes) return Number(scope.values[minutes.name]) > 3;
    return pairs.some(({ planned, actual }) => {
      const [one, other] = [readTime(scope, planned), readTime(scope, actual)];
      return one !== undefined && other !== undefined && other.at - one.at >= 5 * minute;
    });
  };
  return [
    {
      reads: [
        reason,
        ...(minutes ? [minutes] : pairs.flatMap(({ planned, actual }) => [planned, actual])),
      ],
      writes: [reason],
      apply: (scope) => void (isLate(scope) ? fill(scope, reason) : clear(scope, reason)),
    },
  ];
}

/** When something last happened is told where it has: `lastTriggeredAt` with `triggerCount`. */
function findLasts(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((slot) => {
    const event = /^last ([a-z]{3,}) (?:at|on|date)$/.exec(slot.words)?.[1]?.slice(0, 4);
    if (event === undefined) return [];
    const count = slots.find(({ words, kind }) => {
      const counted = words.replace(/^(?:total|number of) /, "");
      return (
        kind === "number" && counted.startsWith(event) && /^\S+(?:s| count|s count)$/.test(counted)
      );
    });
    return count ? [toLastRule(count, slot)] : [];
  });
}

/** Where one thing is told of the last time, it is told with when that was: `lastDoor` with `lastUsedAt`. */
function findLastDetails(slots: readonly Slot[]): readonly Rule[] {
  const lasts = slots.filter((slot) => /^last (?!names?$)/.test(slot.words) && isOptional(slot));
  const dates = lasts.filter(({ words }) => / (?:at|on|date|time|timestamp)$/.test(words));
  const [date, ...others] = dates;
  if (!date || others.length > 0) return [];
  return lasts
    .filter((slot) => slot !== date && lastTold.test(slot.words))
    .map((slot) => toRule(date, slot));
}

const lastTold =
  /^last (?:(?:status|response|error|http|delivery|run|result|exit|door|gate|location|reader|user|station|amount|price|message|ip|device|duration)(?: code| status| message| name| address| ms| minutes| seconds)?)$/;

function toLastRule(count: Slot, last: Slot): Rule {
  return {
    reads: [count, last],
    writes: [last, count],
    apply: (scope) => {
      const often = scope.values[count.name];
      if (typeof often !== "number") return;
      if (often > 0) fill(scope, last);
      else clear(scope, last);
      // What is always told has happened.
      if (often === 0 && isPresent(scope.values[last.name]))
        write(scope, count, chanceFor(scope, count).between(1, 6));
    },
  };
}

/** What is told of one thing: `lastPaidAmount` with `lastPaidAt`, `fileName` with `fileUrl`. */
const kin =
  /^(.+?) (?:at|on|date|by|amount|name|url|size|mime type|category code|month|year|score|latitude|longitude|place|cause)$/;
const manyThings = oneOf(
  "max|min|maximum|minimum|total|average|avg|start|end|first|next|number|is|has|display|full|user|created|updated|deleted|image|photo|video|audio|website|estimated|due",
);

/** Both or neither; a status has its own say in what there is. */
function findKin(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const loose = slots.filter((slot) => isOptional(slot) && slot.hold !== "fixed");
  if (loose.length < 2) return [];
  const hasStatus = findStatus(slots, owner) !== undefined;
  const leaders = new Map<string | Matcher, Slot>();
  return loose.flatMap((slot) => {
    const known = wholes.find((names) => names.test(slot.words));
    const stem = kin.exec(slot.words)?.[1];
    const whole = known ?? (stem !== undefined && manyThings.test(stem) ? undefined : stem);
    if (whole === undefined) return [];
    const leader = leaders.get(whole);
    if (!leader) leaders.set(whole, slot);
    return leader ? [toKinRule(leader, slot, hasStatus && !known)] : [];
  });
}

/** Where somebody sits is told whole, and how fast with how fast one may. */
const wholes: readonly Matcher[] = [
  oneOf("section|block|row|seat|seat number|seat row"),
  oneOf("current employer|current company|notice period"),
  /^(?:measured speed|speed limit|speed|allowed speed)(?: kmh| mph)?$/,
  oneOf("width|height|width px|height px"),
  /^(?:(?:health )?insurance (?:provider|company|number|policy|policy number|member id|id)|insurer|policy (?:number|no)|group number)$/,
  /^quiet hours (?:start|end)$/,
  /^(?:(?:given|administered) (?:date|at|on)|administered by|batch number|reaction)$/,
  /^(?:borrower(?: name| id)?|borrowed(?: by| at| on| date)?|due(?: back)?(?: at| on| date)?|loan date|loaned to)$/,
  /^(?:death (?:year|date|place)|(?:year|date|place|cause) of (?:death|burial)|died(?: at| on| in)?|burial (?:place|date|year)|buried (?:at|in))$/,
  /^(?:(?:high|highest|current|leading|top|winning) bidder(?: name| id)?|(?:current|highest|top|last|winning) bid)$/,
  /^(?:(?:current )?(?:tenant|renter|lessee|holder|plot holder|occupant)(?: name| id)?|(?:lease|tenancy|rental) (?:start|end|begin)(?: date)?|leased (?:since|until))$/,
  /^(?:media|attachment) (?:url|type|kind|thumbnail|caption)$/,
  /^(?:meeting|conference|video) (?:link|url|provider)$/,
];

function toKinRule(leader: Slot, slot: Slot, hasStatus: boolean): Rule {
  return {
    reads: [leader, slot],
    writes: [slot],
    apply: (scope) => {
      if (!isPresent(scope.values[leader.name])) clear(scope, slot);
      else if (!hasStatus) fill(scope, slot);
    },
  };
}

function findPairs(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((slot) => {
    if (!isOptional(slot)) return [];
    const stem = about.exec(slot.words)?.[1];
    if (stem === undefined) return [];
    const partner = slots.find((other) => other !== slot && other.words === stem);
    return partner ? [toRule(partner, slot)] : [];
  });
}

/** Behind the thing: when, by whom, why. */
const about =
  /^(.+?) (?:at|date|on|by|reason|note|notes|comment|url|currency|unit|phone|email|(?:license|licence)(?: number| no)?)$/;

function toRule(thing: Slot, detail: Slot): Rule {
  return {
    reads: [thing, detail],
    writes: [detail],
    apply: (scope) => {
      if (thing.kind === "boolean" || thing.kind === "choice") return;
      const isThere = isPresent(scope.values[thing.name]);
      if (isThere) fill(scope, detail);
      else clear(scope, detail);
    },
  };
}
