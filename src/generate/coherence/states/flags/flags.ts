import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot, write } from "../../slot.ts";
import { comesAround } from "../../times/recurring/intervals.ts";
import { findFulfilled, findStatus, findTense } from "../../times/tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../times/time.ts";
import { all as offered, taken } from "../stock-and-limits/sold-out.ts";
import { flagMeanings } from "./flag-meanings.ts";
import { isMuchOfFlag, isOfFlag } from "./flag-stems.ts";
import { toOverdue } from "./overdue.ts";
/** `isRead` with `readAt`, `emailVerified` with `emailVerifiedAt`: both or neither. */
export const findFlags: FindRules = (parts) => {
  const flags = parts.slots.filter(({ kind }) => kind === "boolean");
  const status = flags.length > 0 ? findStatus(parts.slots, parts.owner) : undefined;
  const hasStatus = status !== undefined;
  return flags.flatMap((flag) => {
    const name = flag.words
      .replace(/^(?:is|was|has|has been|are|been) /, "")
      .replace(/\bchecked (in|out)\b/, "check $1");
    return [
      ...findVisit(flag, name, parts, status),
      ...parts.slots.flatMap((slot) => findPresence(flag, name, slot, parts, hasStatus)),
      ...parts.slots.flatMap((slot) => (isMuchOfFlag(flag, slot) ? [toMuch(flag, slot)] : [])),
      ...findAmounts(flag, name, parts),
      ...findFullness(flag, name, parts),
      ...findDeadline(flag, name, parts),
      ...findBearing(flag, name, parts),
    ];
  });
};

const visited = oneOf("scanned|check in|checkin|attended|admitted|boarded|redeemed at door");
const opening = /(?:^| )(?:starts?|kickoff|showtime|departure|departs|event date|event|date)$/;

/** Nobody has been at what is still to come; who was there came when it began. */
function findVisit(
  flag: Slot,
  name: string,
  { slots }: Parts,
  status: Slot | undefined,
): readonly Rule[] {
  if (!visited.test(name)) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find((slot) => opening.test(toEvent(slot)) && !visited.test(toEvent(slot)));
  if (!start) return [];
  const when = times.find((slot) => toEvent(slot) === name);
  const apply = (scope: Scope) => {
    const begin = readTime(scope, start);
    if (!begin || begin.form === "clock" || scope.values[flag.name] !== true) return;
    const { now } = scope.facet(timelines);
    // What is over by its status is moved to a day that is.
    const isOver = status !== undefined && isIn(toState(scope.values[status.name]) ?? "", "done");
    if (begin.at > now && !isOver) write(scope, flag, false);
    else if (when) {
      const before = chanceFor(scope, when).between(4, 55) * 60_000;
      // A day begins at midnight, and what is on that day in the evening.
      const at = begin.form === "day" ? begin.at + 19 * 3_600_000 : begin.at;
      writeTime(scope, when, Math.min(now, at - before));
    }
  };
  return [{ reads: [flag, start], writes: when ? [flag, when] : [flag], apply }];
}

/** Where there are none there is none to count, and where there are some there is more than none. */
function toMuch(flag: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const value = scope.values[flag.name];
    if (value === false) writeQuantity(scope, slot, 0);
    else if (value === true && readQuantity(scope, slot) === 0)
      writeQuantity(scope, slot, chanceFor(scope, slot).between(1, 6));
  };
  return { reads: [flag, slot], writes: [slot], apply };
}

function findPresence(
  flag: Slot,
  name: string,
  slot: Slot,
  { owner }: Parts,
  hasStatus: boolean,
): readonly Rule[] {
  if (slot === flag || slot.kind === "boolean") return [];
  const event = toEvent(slot);
  const known = flagMeanings.find(
    (meaning) =>
      meaning.flag.test(name) &&
      meaning.members.test(event) &&
      (!meaning.owner || meaning.owner.test(owner.slice(-2).join(""))),
  );
  const isNamed = isTimeOf(event, slot, name);
  if (!isNamed && !known && !isOfFlag(flag, slot)) return [];
  const isRaised = known?.isOpposite !== true;
  // What is not active may be frozen, and was not cancelled then: a status knows which it is.
  const isLeft = hasStatus && name === "active";
  return [
    {
      reads: [flag, slot],
      writes: [flag, slot],
      apply: (scope) => {
        const value = scope.values[flag.name];
        if (typeof value !== "boolean") return;
        if (value === isRaised) {
          if (!isLeft) fill(scope, slot);
        } else if (slot.kind === "list") write(scope, slot, []);
        else if (
          known?.instead &&
          slot.kind === "text" &&
          !slot.words.endsWith("email") &&
          !isOptional(slot)
        )
          write(scope, slot, known.instead);
        else clear(scope, slot);
        // A member that is always there decides for the flag.
        if (isNamed) write(scope, flag, isPresent(scope.values[slot.name]));
        // Who has allergies has some.
        else if (isEmpty(scope.values[slot.name])) write(scope, flag, !isRaised);
        else if (known?.isTold && isPresent(scope.values[slot.name])) write(scope, flag, isRaised);
      },
    },
  ];
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** `deletedAt` and `deletedBy` are of `isDeleted`; `verifiedAt` of `emailVerified` too. */
function isTimeOf(event: string, slot: Slot, name: string): boolean {
  const isEvent = / (?:at|on|date|time|by|timestamp|reason|reference)$/.test(slot.words);
  if (!isEvent) return false;
  const bare = event.replace(/ (?:by|reason|reference)$/, "");
  return bare === name || participles[bare] === name;
}

/** What was done, by the noun for doing it: a `banReason` is of somebody `banned`. */
const participles: Readonly<Record<string, string>> = {
  ban: "banned",
  booking: "booked",
  suspension: "suspended",
  cancellation: "cancelled",
  rejection: "rejected",
  termination: "terminated",
  deletion: "deleted",
  lock: "locked",
  block: "blocked",
  verification: "verified",
  approval: "approved",
  completion: "completed",
  publication: "published",
  archive: "archived",
  resolution: "resolved",
  rollback: "rolled back",
};

/** Flags of amounts: what is in stock is more than none, what is free costs nothing. */
const amounts: readonly {
  readonly flag: Matcher;
  readonly members: Matcher;
  readonly whenTrue: "zero" | "some";
  readonly whenFalse: "zero" | "some";
}[] = [
  {
    flag: oneOf("in stock|available|has stock"),
    members: oneOf(
      "stock|total stock|inventory|total inventory|stock quantity|quantity in stock|stock count|stock level|available quantity|on hand|units available|units in stock|copies available|available copies|quantity available",
    ),
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("out of stock|sold out"),
    members: oneOf(
      "stock|inventory|quantity|stock quantity|quantity in stock|stock count|available|tickets available|seats available|available seats|tickets left|available tickets|tickets remaining|remaining tickets|seats left|spots left|spots remaining",
    ),
    whenTrue: "zero",
    whenFalse: "some",
  },
  {
    flag: oneOf("on|powered on|turned on|switched on"),
    members:
      /^current (?:watts|wattage)$|^(?:current )?(?:watts|power(?: draw| usage| consumption)?(?: watts| w| kw)?)$|^brightness(?: percent| level)?$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    // What is switched off makes, draws and turns nothing; at night, what is on may make none either.
    flag: oneOf("online|running|operational|operating|in operation|in service|spinning"),
    members:
      /^(?:current )?(?:power (?:output|draw)|output|production|generation|throughput|rpm|rotor rpm|spindle (?:speed|rpm|speed rpm)|flow rate|speed)(?: (?:kw|mw|w|kwh|m3h|rpm|lpm))?$|^current (?:power|load)(?: (?:kw|mw|w))?$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("enabled"),
    members: /^rollout(?: percentage| percent| pct)?$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("alive"),
    members: /^(?:current )?(?:health|hp|hit points)$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("billable"),
    members: /^(?:(?:billable|billed|total) )?amount$|^(?:earnings|total)$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("delayed|late|overdue"),
    members: /^(?:delay|days (?:late|overdue)|(?:delay|late|overdue) (?:days|hours|minutes))$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("free|complimentary|free entry|free admission"),
    members: oneOf("price|ticket price|cost|fee|amount|monthly price|entry fee|admission"),
    whenTrue: "zero",
    whenFalse: "some",
  },
  {
    flag: oneOf("free shipping"),
    members: oneOf("shipping|shipping cost|shipping fee"),
    whenTrue: "zero",
    whenFalse: "some",
  },
  {
    flag: oneOf("spicy|hot"),
    members: oneOf("spice level|spiciness|heat level|spicy level|spice|heat"),
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("on sale|discounted|has discount"),
    members: /^discount(?: percent| percentage| amount| rate| pct)?$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("occupied|in use"),
    members:
      /^(?:guests?(?: count)?|people(?: count)?|person count|occupants|current (?:guests|occupancy|occupants|people)|occupancy(?: count)?)$/,
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("live|streaming|on air"),
    members: oneOf("current viewers|viewers|viewer count|viewers count|live viewers"),
    whenTrue: "some",
    whenFalse: "zero",
  },
  {
    flag: oneOf("published|live"),
    members: oneOf(
      "submissions|submission count|submissions count|responses|response count|responses count|total responses|total submissions",
    ),
    whenTrue: "some",
    whenFalse: "zero",
  },
  { flag: oneOf("pets allowed"), members: oneOf("pet fee"), whenTrue: "some", whenFalse: "zero" },
  {
    flag: oneOf("paid off|fully paid|fully repaid|repaid"),
    members: oneOf(
      "remaining|outstanding|remaining balance|outstanding balance|balance|amount remaining|remaining amount",
    ),
    whenTrue: "zero",
    whenFalse: "some",
  },
  {
    flag: oneOf("paid|settled"),
    members: oneOf("balance due|amount due|balance|outstanding"),
    whenTrue: "zero",
    whenFalse: "some",
  },
];

function findAmounts(flag: Slot, name: string, { slots }: Parts): readonly Rule[] {
  return amounts
    .filter((amount) => amount.flag.test(name))
    .flatMap((amount) =>
      slots
        .filter(({ words, kind }) => quantityKinds.includes(kind) && amount.members.test(words))
        .map((slot) => ({
          reads: [flag],
          writes: [slot, flag],
          apply: (scope: Scope) => {
            const value = scope.values[flag.name];
            if (typeof value !== "boolean") return;
            setAmount(scope, slot, value ? amount.whenTrue : amount.whenFalse);
            const isZero = readQuantity(scope, slot) === 0;
            write(scope, flag, isZero === (amount.whenTrue === "zero"));
          },
        })),
    );
}

/** No bull is in calf. */
function findBearing(flag: Slot, name: string, { slots }: Parts): readonly Rule[] {
  if (!oneOf("pregnant|lactating|in milk|nursing|in calf").test(name)) return [];
  const sex = slots.find(({ words }) => oneOf("sex|gender").test(words));
  if (!sex) return [];
  const apply = (scope: Scope) => {
    const says = scope.values[sex.name];
    if (typeof says === "string" && /^(?:m|male|neutered male)$/i.test(says))
      write(scope, flag, false);
  };
  return [{ reads: [sex], writes: [flag], apply }];
}

/** What is sold out has sold all that there is, and what has sold all is sold out. */
function findFullness(flag: Slot, name: string, { slots }: Parts): readonly Rule[] {
  if (!oneOf("sold out|full|fully booked|booked out").test(name)) return [];
  const numbers = slots.filter(({ kind }) => quantityKinds.includes(kind));
  const sold = numbers.find(({ words }) => taken.test(words));
  const all = numbers.find((slot) => slot !== sold && offered.test(slot.words));
  if (!sold || !all) return [];
  const apply = (scope: Scope) => {
    const most = readQuantity(scope, all);
    if (most === undefined) return;
    if (scope.values[flag.name] === true) writeQuantity(scope, sold, most);
    else if ((readQuantity(scope, sold) ?? 0) >= most)
      writeQuantity(scope, sold, Math.floor(most * (0.3 + 0.65 * chanceFor(scope, sold).next())));
    write(scope, flag, (readQuantity(scope, sold) ?? 0) >= most);
  };
  return [{ reads: [flag, sold, all], writes: [flag, sold], apply }];
}

function setAmount(scope: Scope, slot: Slot, wanted: "zero" | "some"): void {
  const value = readQuantity(scope, slot);
  if (value === undefined) return;
  if (wanted === "zero") writeQuantity(scope, slot, 0);
  else if (value === 0) writeQuantity(scope, slot, chanceFor(scope, slot).between(2, 60));
}

/** `isOverdue`, `isExpired`, `isUpcoming` read the clock. */
const clocks: readonly {
  readonly flag: Matcher;
  readonly members: Matcher;
  readonly isAhead: boolean;
}[] = [
  { flag: oneOf("overdue"), members: oneOf("due|next due|deadline|payment due"), isAhead: false },
  {
    flag: oneOf("expired"),
    members: oneOf(
      "expires|expiry|expiration|valid until|valid to|best before|use by|sell by|consume by|end|ends",
    ),
    isAhead: false,
  },
  {
    flag: oneOf("upcoming|future"),
    members: oneOf("start|starts|date|event|scheduled"),
    isAhead: true,
  },
  {
    flag: oneOf("sla breached|breached|breached sla"),
    members: oneOf("sla due|sla deadline|resolution due|sla"),
    isAhead: false,
  },
  {
    flag: oneOf("open"),
    members: oneOf("closes|closing|application deadline|deadline|apply"),
    isAhead: true,
  },
  {
    flag: oneOf("released|out|launched|started|aired|premiered"),
    members: oneOf("release|released|launch|launched|start|starts|premiere|first aired|air"),
    isAhead: false,
  },
  { flag: oneOf("closed"), members: oneOf("closes|close|closing|end|ends"), isAhead: false },
  { flag: oneOf("past"), members: oneOf("start|starts|date|event|end|ends"), isAhead: false },
];

function findDeadline(flag: Slot, name: string, { slots, owner }: Parts): readonly Rule[] {
  const tense = findTense(slots, owner);
  const isOwed = name === "overdue";
  return clocks
    .filter((clock) => clock.flag.test(name))
    .flatMap((clock) => {
      const slot = slots.find(
        (other) => timeKinds.includes(other.kind) && clock.members.test(toEvent(other)),
      );
      if (!slot) return [];
      const fulfilled = isOwed ? findFulfilled(slots) : undefined;
      if (isOwed && tense?.slot === flag && !comesAround(slots))
        return toOverdue(flag, slot, fulfilled);
      // What was to be done by then counts up to when it was done.
      const closing = /\bbreached\b/.test(name)
        ? slots.find((other) => oneOf("resolved|solved|closed").test(toEvent(other)))
        : undefined;
      return {
        reads: [slot, ...[tense?.slot, closing, fulfilled].filter((other) => other !== undefined)],
        writes: [flag],
        apply: (scope: Scope) => {
          const time = readTime(scope, slot);
          if (!time || time.form === "clock") return;
          const { now } = scope.facet(timelines);
          const done = closing && readTime(scope, closing);
          const edge = done ? done.at : time.form === "day" ? now - (now % day) : now;
          const isDone =
            (tense?.read(scope) === "over" && isOwed) ||
            (fulfilled !== undefined && isPresent(scope.values[fulfilled.name]));
          write(scope, flag, !isDone && (clock.isAhead ? time.at > edge : time.at < edge));
        },
      };
    });
}
