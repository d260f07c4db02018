import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { isPresent, type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, writeTime } from "../time.ts";
import { flightBetween } from "./flights.ts";

const out = "outbound|outward|departure flight|departing|going|onward|depart flight|there";
const back = "inbound|return|returning|homeward|return flight|way back|back";
const ends: readonly (readonly [string, string])[] = [
  ["from", "to"],
  ["origin", "destination"],
  ["departure", "arrival"],
  ["source", "destination"],
  ["start", "end"],
];
const tails = ["", " airport", " airport code", " code", " city", " station", " port", " iata"];
const leaves = "departure|departs|depart|departed|start|takeoff|leaves".split("|");
const comes = "arrival|arrives|arrive|arrived|end|landing".split("|");
const moments = ["", " time", " at", " date", " date time", " datetime"];

/** Whoever flies back starts from where they flew to, days after they came. */
export const findReturnLegs: FindRules = ({ slots }) => {
  const [first, second] = [out, back].map((names) =>
    names.split("|").find((leg) => slots.some(({ words }) => words.startsWith(`${leg} `))),
  );
  if (first === undefined || second === undefined) return [];
  const [one, other] = [first, second].map((leg) => toLeg(leg, slots));
  if (!one || !other) return [];
  const turned = one.ends.flatMap(({ words, from, to }) => {
    const found = other.ends.find((end) => end.words === words);
    return found ? [toTurned([from, to], [found.from, found.to])] : [];
  });
  const isFlown = slots.some(({ words }) =>
    /\b(?:flight|airline|airport|iata|carrier)\b/.test(words),
  );
  return one.leave && other.leave ? [...turned, toLater(one, other, other.leave, isFlown)] : turned;
};

/** One way of a journey: where it begins and ends, and when. */
interface Leg {
  readonly ends: readonly { readonly words: string; readonly from: Slot; readonly to: Slot }[];
  readonly leave: Slot | undefined;
  readonly arrive: Slot | undefined;
  /** How long it takes, as a text or a number. */
  readonly length: Slot | undefined;
}

function toLeg(leg: string, slots: readonly Slot[]): Leg {
  const named = new Map(
    slots.flatMap((slot) =>
      slot.words.startsWith(`${leg} `) ? [[slot.words.slice(leg.length + 1), slot] as const] : [],
    ),
  );
  const found = ends.flatMap(([one, other]) =>
    tails.flatMap((tail) => {
      const [from, to] = [one, other].map((end) => named.get(end + tail));
      return from?.kind === "text" && to ? [{ words: one + tail, from, to }] : [];
    }),
  );
  const findTime = (events: readonly string[]) =>
    events
      .flatMap((event) => moments.flatMap((moment) => named.get(event + moment) ?? []))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .find(({ kind }) => timeKinds.includes(kind));
  return {
    ends: found,
    leave: findTime(leaves),
    arrive: findTime(comes),
    length: named.get("duration") ?? named.get("duration minutes"),
  };
}

/** `departure` may be a place: who says that it is a time is believed first. */
function rankOf({ words }: Slot): number {
  return / (?:time|at|date|datetime)$/.test(words) ? 0 : 1;
}

type Ends = readonly [from: Slot, to: Slot];

function toTurned([from, to]: Ends, [start, end]: Ends): Rule {
  return {
    reads: [from, to],
    writes: [start, end],
    apply: (scope) => {
      const [one, other] = [scope.values[from.name], scope.values[to.name]];
      if (!isPresent(one) || !isPresent(other) || readTime(scope, from)) return;
      write(scope, start, other);
      write(scope, end, one);
    },
  };
}

function toLater(one: Leg, other: Leg, later: Slot, isFlown: boolean): Rule {
  const written = [one.arrive, one.length, other.leave, other.arrive, other.length];
  const ends = one.ends.flatMap(({ from, to }) => [from, to]);
  const apply = (scope: Scope) => {
    const [left, begun] = [one.leave, other.leave].map((slot) => slot && readTime(scope, slot));
    if (!left || !begun || left.form === "clock" || begun.form === "clock") return;
    const told = ends.map(({ name }) => scope.values[name]);
    const flown = isFlown ? flightBetween(told[0], told[1]) : undefined;
    const arrived = one.arrive && readTime(scope, one.arrive)?.at;
    const own = arrived === undefined ? 0 : arrived - left.at;
    const length = flown ?? (own > 0 && own < 20 * hour ? own : 2 * hour);
    const gap = begun.at - left.at - length;
    const isKept = gap > 20 * hour && gap < 35 * day;
    const chance = chanceFor(scope, later);
    const start = isKept
      ? begun.at
      : left.at + chance.between(2, 13) * day + chance.between(-16, 16) * (hour / 4);
    if (one.arrive) writeTime(scope, one.arrive, left.at + length);
    writeTime(scope, later, start);
    if (other.arrive) writeTime(scope, other.arrive, start + length);
    for (const leg of [one, other]) if (leg.length) writeLength(scope, leg.length, length);
  };
  const kept = (slots: readonly (Slot | undefined)[]) => slots.flatMap((slot) => slot ?? []);
  return { reads: kept([one.leave, one.arrive, ...ends]), writes: kept(written), apply };
}

/** `2 h 25 min` and `2h 25m`, as it was written before. */
export function writeLength(scope: Scope, slot: Slot, length: number): void {
  const before = scope.values[slot.name];
  const minutes = Math.round(length / minute);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (typeof before === "number") write(scope, slot, minutes);
  else if (/^\d+h(?: \d+m)?$/.test(String(before))) write(scope, slot, `${hours}h ${rest}m`);
  else if (/\b(?:h|min)$/.test(String(before)))
    write(scope, slot, rest === 0 ? `${hours} h` : `${hours} h ${rest} min`);
}
