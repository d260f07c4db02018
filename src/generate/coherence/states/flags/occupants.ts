import type { Scope } from "../../../draw/scope.ts";
import { hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../times/time.ts";

/** What somebody has to himself for a time. */
const places = oneOf(
  "bed|bunk|room|locker|unit|storageunit|site|pitch|berth|slip|mooring|desk|lane|court|cabin|spot|table|stall|kennel|box|bay|charger",
);
const names =
  "guest name|guest|tenant|tenant name|occupant|occupant name|resident|renter|renter name|customer name|party name|rented by|occupied by|booked by|pet name";
const theirs =
  /^(?:nationality|check in|check out|arrival|departure|rented since|rented from|lease (?:start|end)|paid (?:until|through)|contents(?: description)?|(?:guest|tenant|customer|renter) (?:email|phone)|(?:occupied|booked|rented|reserved) (?:since|until|from)|deposit paid|access until)$/;

/** Where nobody is there is nothing to tell of whoever is, and of somebody all of it is told. */
function findTheirs({ slots, owner }: Parts): readonly Rule[] {
  if (!owner.some((word) => places.test(word))) return [];
  const who = findNamed(slots, names, ["text"]);
  if (!who || !isOptional(who)) return [];
  return slots
    .filter((slot) => slot !== who && slot.kind !== "boolean" && isOptional(slot))
    .filter((slot) => theirs.test(slot.words) || theirs.test(toEvent(slot)))
    .map((slot) => ({
      reads: [who],
      writes: [slot],
      apply: (scope) => {
        if (isPresent(scope.values[who.name])) fill(scope, slot);
        else clear(scope, slot);
      },
    }));
}

const inUse = /^(?:is )?(?:currently )?(?:occupied|in use|taken)$/;
const brief = oneOf("lane|court|table|room|station|booth|machine|washer|dryer|court|bay|pool");

/** Who is at it now has been for an hour or two. */
function findBegun({ slots, owner }: Parts): readonly Rule[] {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && inUse.test(words));
  const begin = slots.find(
    (slot) => timeKinds.includes(slot.kind) && oneOf("started|start").test(toEvent(slot)),
  );
  if (!flag || !begin || !owner.some((word) => brief.test(word))) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, begin);
    const { now } = scope.facet(timelines);
    if (!time || time.form === "clock" || scope.values[flag.name] !== true) return;
    if (time.at > now || now - time.at > 2 * hour)
      writeTime(scope, begin, toMinute(now - chanceFor(scope, begin).between(8, 95) * minute));
  };
  return [{ reads: [flag, begin], writes: [begin], apply }];
}

const counts =
  /^(?:players?|bowlers|people)(?: count)?$|^(?:number of |num )players$|^games (?:booked|played)$|^shoe rentals$/;

/** Where nobody plays nobody has paid for a game. */
function findNobody({ slots, owner }: Parts): readonly Rule[] {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && inUse.test(words));
  if (!flag || !owner.some((word) => brief.test(word))) return [];
  return slots
    .filter(({ kind, words }) => kind === "number" && counts.test(words))
    .map((slot) => ({
      reads: [flag],
      writes: [slot],
      apply: (scope) => {
        if (scope.values[flag.name] === false) write(scope, slot, 0);
      },
    }));
}

export const findOccupants: FindRules = (parts) => [
  ...findTheirs(parts),
  ...findBegun(parts),
  ...findNobody(parts),
];

const dealt = /^(?:is |was )?(?:resolved|completed|complete|done|finished|fixed|solved)$/;
const hands = /^(?:assigned (?:to )?\w+|assignee|handled by|technician|mechanic|plumber)$/;

/** What is done somebody has done. */
export const findHands: FindRules = ({ slots }): readonly Rule[] => {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && dealt.test(words));
  if (!flag) return [];
  return slots
    .filter((slot: Slot) => slot.kind === "text" && isOptional(slot) && hands.test(slot.words))
    .map((slot) => ({
      reads: [flag],
      writes: [slot],
      apply: (scope) => {
        if (scope.values[flag.name] === true) fill(scope, slot);
      },
    }));
};
