import type { Scope } from "../../../draw/scope.ts";
import { minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, fill, isOptional, type Slot } from "../../slot.ts";
import { findStatus, tenseOf } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const rides = oneOf("ride|taxi|cab|rideshare|trip");

const driven = /\b(?:driver|fare|rider|pickup|picked up|dropoff)\b/;

/** What happens on the way, in this order, and how many minutes after what was before it. */
const steps: readonly (readonly [event: Matcher, minutes: readonly [number, number]])[] = [
  [oneOf("requested|ordered|booked|placed"), [0, 0]],
  [oneOf("accepted|matched|assigned|driver assigned|confirmed"), [1, 2]],
  [oneOf("arrived|driver arrived"), [3, 7]],
  [oneOf("pickup|picked up|started|start|estimated pickup"), [2, 6]],
];
const dropped = oneOf("dropoff|dropped off|drop off|completed|ended|end|finished");
const waiting =
  /^(?:requested|searching|pending|accepted|matched|assigned|confirmed|arriving|driver (?:assigned|arriving|en route|on the way)|en route|on the way|waiting)$/;
const riding = oneOf("in progress|ongoing|started|picked up|on trip|active|riding|in transit");
const lengths = /^(?:(?:estimated |trip |ride )?duration(?: minutes| mins| min)?|minutes)$/;

/** A car is called minutes before it comes, and what is said to go on goes on now. */
export const findRides: FindRules = ({ slots, owner }) => {
  // A trip of some days has no minute at which somebody called for it.
  const isDriven = slots.some(({ words }) => driven.test(words));
  if (!isDriven || !owner.some((word) => rides.test(word))) return [];
  // `pickup` alone is where, and not when.
  const times = slots.filter(
    ({ kind, words }) => timeKinds.includes(kind) && / (?:at|on|time|date)$/.test(words),
  );
  const course = steps.flatMap(([event, minutes]) => {
    const slot = times.find((one) => event.test(toEvent(one)));
    return slot ? [{ slot, minutes }] : [];
  });
  const [called] = course;
  const picked = course.at(-1);
  const drop = times.find((slot) => dropped.test(toEvent(slot)));
  const length = slots.find(({ words, kind }) => kind === "number" && lengths.test(words));
  if (!called || !picked || (course.length < 2 && !(drop && length))) return [];
  const status = findStatus(slots, owner);
  const written = [...course.map(({ slot }) => slot), ...(drop ? [drop] : [])];
  const apply = (scope: Scope) => {
    const chance = chanceFor(scope, picked.slot);
    const gaps = course.map(({ minutes: [least, most] }) => chance.between(least, most) * minute);
    const wait = gaps.reduce((sum, gap) => sum + gap, 0);
    const { now } = scope.facet(timelines);
    const state = status ? (toState(scope.values[status.name]) ?? "") : "";
    const isWaiting = waiting.test(state);
    const isRiding = riding.test(state);
    const took = minutesOf(scope, length, drop, picked.slot) ?? chance.between(8, 32);
    const pickup = readTime(scope, picked.slot) ?? readTime(scope, called.slot);
    if (!pickup || pickup.form === "clock" || pickup.form === "day") return;
    const past = Math.min(pickup.at, now - (took + 5) * minute);
    const at = isWaiting
      ? now + chance.between(1, 5) * minute
      : isRiding
        ? now - chance.between(1, Math.max(2, Math.floor(took / 2))) * minute
        : past;
    let when = at - wait;
    course.forEach(({ slot }, place) => {
      when += gaps[place] ?? 0;
      if (place > 0 && when > now && isOptional(slot)) clear(scope, slot);
      writeTime(scope, slot, toMinute(Math.min(when, place === 0 ? now - minute : when)));
    });
    if (!drop) return;
    const isUnderWay = isWaiting || isRiding || /^cancell?ed$/.test(state);
    if (isUnderWay && isOptional(drop) && !/^(?:estimated|expected)/.test(drop.words))
      clear(scope, drop);
    else if (tenseOf(state) === "over") fill(scope, drop);
    writeTime(scope, drop, toMinute(at + took * minute));
  };
  const read = [...written, ...(length ? [length] : []), ...(status ? [status] : [])];
  return [{ reads: read, writes: written, apply }];
};

function minutesOf(
  scope: Scope,
  length: Slot | undefined,
  drop: Slot | undefined,
  pickup: Slot,
): number | undefined {
  const told = length && readQuantity(scope, length);
  if (told !== undefined && told > 0 && told < 300) return told;
  const [from, to] = [readTime(scope, pickup), drop && readTime(scope, drop)];
  const span = from && to ? (to.at - from.at) / minute : 0;
  return span >= 3 && span < 180 ? span : undefined;
}
