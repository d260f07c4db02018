import { toSingular } from "../../../../../schema/name-words.ts";
import { oneOf } from "../../../../one-of.ts";
import { quantityKinds } from "../../../quantity.ts";
import type { Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { addUp } from "./add-up.ts";

const lefts = "remaining|left|available|free|open|unused|unspent|unsold|vacant|outstanding";
const wholes =
  "total|max|maximum|limit|quota|capacity|budget|allowance|entitlement|entitled|allocated|budgeted|included|initial|original|target|goal|committed|planned|principal|accrued|granted|purchased|stock|on hand|loan amount";
const parts =
  "used|usage|spent|spend|taken|consumed|enrolled|registered|booked|sold|reserved|occupied|raised|claimed|redeemed|actual|loaned|borrowed|lent|assigned|paid|repaid|completed|done|logged|attendees|attendee|current|saved|child count|children count|member count|student count|pupil count|participant count|guest count|animal count|dog count";
/** Words that only say what is counted, in what and until when. */
const counted =
  "amount count number of the value cost quantity balance gb mb kwh liters litres hours days points today to sell in rate uses times so far date";
const toWords = (names: string) => new RegExp(`\\b(?:${names})\\b`);
const [isLeft, isWhole, isPart] = [toWords(lefts), toWords(wholes), toWords(parts)];
/** What is measured in something else than what it stands beside. */
const isApart =
  /\b(?:price|percent|percentage|pct|average|avg|mean|per|rating|score|age|year|years|temperature|speed|rank|min|minimum|interest|apr|id|page|pages|at|on)\b|\brate$/;

/**
 * `openSeats` of `maxStudents` when `enrolledStudents` have come: what is left of a whole, where each is
 * called after something else, or by one word only. Sure where there is one of each.
 */
export function findRemainders(slots: readonly Slot[], made: ReadonlySet<Slot>): readonly Rule[] {
  const amounts = slots.filter(
    ({ kind, words }) => quantityKinds.includes(kind) && !isApart.test(words),
  );
  if (amounts.length < 3) return [];
  const [left, another] = findLeft(amounts);
  if (!left || another || made.has(left)) return [];
  const others = amounts.filter((slot) => slot !== left && !isLeft.test(slot.words));
  const part = pick(others.filter(isTaken), left);
  if (!part) return [];
  const rest = others.filter((slot) => slot !== part && !isTaken(slot));
  const whole =
    pick(
      rest.filter(({ words }) => isWhole.test(words)),
      part,
    ) ?? findBare(rest, left, part);
  if (!whole || !isOfOne(whole, part, left)) return [];
  const plus = [{ slot: whole, times: 1 }];
  const minus = [{ slot: part, usual: undefined }];
  return [
    {
      reads: [whole, part],
      writes: [left, part],
      apply: (scope) => addUp(scope, {}, left, plus, minus),
    },
  ];
}

/** `usageLimit` and `maxAttendees` are wholes, whatever else they name. */
function isTaken({ words }: Slot): boolean {
  return isPart.test(words) && !/\b(?:limit|max|maximum|quota|capacity|target|goal)\b/.test(words);
}

/** What is left; the balance is, where something tells how much there was at first. */
function findLeft(amounts: readonly Slot[]): readonly Slot[] {
  const told = amounts.filter(({ words }) => isLeft.test(words));
  if (told.length > 0) return told;
  const isKept = amounts.some(({ words }) =>
    /\b(?:initial|original|allocated|accrued|budgeted)\b/.test(words),
  );
  return isKept ? amounts.filter(({ words }) => /^(?:current )?balance$/.test(words)) : [];
}

/** The one that there is, or that is of the same. */
function pick(candidates: readonly Slot[], beside: Slot): Slot | undefined {
  return candidates.length === 1
    ? candidates[0]
    : candidates.find((slot) => nounsOf(slot).some((noun) => nounsOf(beside).includes(noun)));
}

/** `vacationDays` of which some are used, `beds` of which some are occupied. */
function findBare(others: readonly Slot[], left: Slot, part: Slot): Slot | undefined {
  const rest = others.filter(({ kind }) => kind === "number");
  const nouns = [...nounsOf(left), ...nounsOf(part)];
  const named = rest.find((slot) => {
    const own = nounsOf(slot);
    return own.length > 0 && own.every((noun) => nouns.includes(noun));
  });
  return named ?? (rest.length === 1 && nouns.length === 0 ? rest[0] : undefined);
}

/** Guests, nights and rooms are three things, and what a spot costs in credits is none. */
function isOfOne(...slots: readonly Slot[]): boolean {
  const nouns = slots.map(nounsOf);
  const named = nouns.filter((own) => own.length > 0);
  const inCredits = named.filter((own) => own.includes("credit"));
  if (inCredits.length > 0 && inCredits.length < named.length) return false;
  if (nouns.some((own) => own.length === 0)) return true;
  // What is left of the sessions is nothing that a weight lacks; a seat is left to a student.
  const [left = [], ...others] = nouns.toReversed();
  const isPlace = left.every((noun) => places.test(noun));
  if (!isPlace && !others.some((other) => other.some((noun) => left.includes(noun)))) return false;
  return nouns.some((own, at) =>
    nouns.slice(at + 1).some((other) => own.some((noun) => other.includes(noun))),
  );
}

const places = oneOf("seat|spot|place|slot|space|vacancy|opening|ticket");

const roles = new Set([lefts, wholes, parts, counted].join(" ").split(/[ |]/));

/** What a name is about, without what it says of how much: `seats` in `seatsLeft`. */
function nounsOf({ words }: Slot): readonly string[] {
  return toSingular(words.split(" ").filter((word) => !roles.has(word)));
}
