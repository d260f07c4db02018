import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const services =
  "service|service level|service type|shipping method|shipping service|shipping speed|shipping type|delivery method|delivery speed|delivery type|delivery option|shipping option|speed|priority";

/** In how many days a parcel is there that was sent so. */
const speeds: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [/\bsame day\b/, [0, 0]],
  [/\b(?:overnight|next day|one day)\b/, [1, 1]],
  [/\b(?:2|two) day\b/, [2, 2]],
  [/\b(?:express|priority|expedited|rush)\b/, [1, 2]],
  [/\b(?:standard|regular|normal)\b/, [3, 5]],
  [/\b(?:economy|ground|saver)\b/, [5, 8]],
];

const sent = oneOf("shipped|ship|shipping|dispatched|sent|picked up");
const expected = /^(?:(?:estimated|expected|promised) (?:delivery|arrival)|eta)$/;
const brought = /^(?:actual )?(?:delivered|delivery)$/;

/** What is sent overnight is there the next day, and what is on its way is not there yet. */
export const findParcelSpeeds: FindRules = ({ slots }) => {
  const status = slots.find(({ words }) => words === "status" || words === "state");
  const service = findNamed(slots, services, ["choice", "text"]);
  const find = (events: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const [from, until, over] = [sent, expected, brought].map(find);
  const arriving = status && until ? [toArriving(status, until)] : [];
  if (!service || !from || !(until || over)) return arriving;
  const apply = (scope: Scope) => {
    const said = toState(scope.values[service.name]) ?? "";
    const range = speeds.find(([words]) => words.test(said))?.[1];
    const begun = readTime(scope, from);
    const { now } = scope.facet(timelines);
    if (!range || (begun && begun.form === "clock")) return;
    const chance = chanceFor(scope, service);
    const days = chance.between(...range);
    const handed = over && readTime(scope, over);
    // Nobody waits for what was handed over, and what is late has lain somewhere for a few hours.
    const state = status ? (toState(scope.values[status.name]) ?? "") : "";
    const isGivenUp = isIn(state, "failed", "missed", "dropped");
    const isWaiting = begun !== undefined && !handed && over !== undefined && !isGivenUp;
    const shortest = Math.max(0.3, days) * day;
    const start =
      isWaiting && now - begun.at > shortest
        ? now - chance.between(2, 9) * 0.1 * shortest
        : begun?.at;
    if (start !== undefined && start !== begun?.at) writeTime(scope, from, toMinute(start));
    const base = start ?? now;
    if (until) moveTo(scope, until, base + days * day, base);
    if (!handed || begun === undefined || !over) return;
    const arrival = Math.min(now - hour, begun.at + (days + (chance.next() < 0.2 ? 1 : 0)) * day);
    if (arrival > begun.at) moveTo(scope, over, arrival, begun.at);
  };
  const times = [from, until, over].flatMap((slot) => slot ?? []);
  return [{ reads: [service, ...times], writes: times, apply }, ...arriving];
};

const startOf = (time: number) => Math.floor(time / day) * day;

const atDoor = oneOf("out for delivery|arriving|with courier");

/** What the driver has on board is expected on the same day. */
function toArriving(status: Slot, until: Slot): Rule {
  const apply = (scope: Scope) => {
    const expected = readTime(scope, until);
    if (!expected || expected.form === "clock") return;
    if (!atDoor.test(toState(scope.values[status.name]) ?? "")) return;
    const { now } = scope.facet(timelines);
    if (expected.at < startOf(now) + day) return;
    const chance = chanceFor(scope, until);
    const today = startOf(now) + chance.between(9, 18) * hour;
    writeTime(scope, until, today > now ? today : toMinute(now + chance.between(1, 3) * hour));
  };
  return { reads: [status, until], writes: [until], apply };
}

/** To another day, at an hour at which somebody brings parcels. */
function moveTo(scope: Scope, slot: Slot, at: number, after: number): void {
  const hours = chanceFor(scope, slot).between(9, 18) * hour;
  const { now } = scope.facet(timelines);
  const time = Math.floor(at / day) * day + hours;
  const isFit = time > after && (at > now || time < now);
  writeTime(scope, slot, isFit ? time : at);
}
