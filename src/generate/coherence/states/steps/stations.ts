import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { breaksOff, listStates, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, fill, isOptional, type Slot } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../times/time.ts";
import { inOrder } from "../course.ts";

/** Things of which the stations lie minutes apart. */
const quick = oneOf("incident|outage|alert|call|dispatch|emergency|ride|run|build|page");

/** Things of which they lie months apart. */
const slow = oneOf(
  "thesis|dissertation|study|grant|patent|construction|manuscript|enrollment|enrolment",
);

/** What is sent at the minute for which it was scheduled. */
const automatic = oneOf("sent|published|posted");

function keepToPlan(scope: Scope, stations: readonly Station[]): void {
  const plan = stations.find(({ slot }) => toEvent(slot) === "scheduled");
  const deed = stations.find(({ slot }) => automatic.test(toEvent(slot)));
  const time = plan && readTime(scope, plan.slot);
  if (!deed || !time || time.form === "clock" || time.at > scope.facet(timelines).now) return;
  const minutes = chanceFor(scope, deed.slot).below(4);
  writeTime(scope, deed.slot, Math.min(scope.facet(timelines).now, time.at + minutes * minute));
}

interface Station {
  readonly slot: Slot;
  readonly place: number;
}

/**
 * `"detected" | "acknowledged" | "resolved"` beside `detectedAt`, `acknowledgedAt` and `resolvedAt`:
 * the list of states is the way that a thing goes, and it has been where it has passed.
 */
export const findStations: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  if (!status || !("enum" in status.schema)) return [];
  // As dates are called by: `checkedInAt` is when it was `checked_in`.
  const listed: readonly Json[] = status.schema.enum;
  const states = (listStates(status.schema) ?? []).map((state) =>
    state.replace(/^checked (in|out)$/, "check $1"),
  );
  if (inOrder(states) !== states) return [];
  const named = slots.flatMap((slot): Station[] => {
    const place = timeKinds.includes(slot.kind) ? states.indexOf(toEvent(slot)) : -1;
    return place < 0 || isAside(states[place] ?? "") ? [] : [{ slot, place }];
  });
  if (named.length < 2) return [];
  const ordered = [...named, ...findBetween(named, states, slots)].toSorted(
    (a, b) => a.place - b.place,
  );
  const isOf = (things: Matcher) => owner.some((word) => things.test(word));
  // A job runs for minutes; what one applies for is none.
  const isQuick = isOf(quick) || owner.at(-1) === "job";
  const unit = isQuick ? minute : isOf(slow) ? 2 * day : day / 4;
  const written = ordered.map(({ slot }) => slot);
  return [
    {
      reads: [status],
      writes: written,
      apply: (scope) => {
        if (isAside(toState(scope.values[status.name]) ?? "")) return;
        const reached = listed.indexOf(scope.values[status.name] ?? null);
        for (const { slot, place } of ordered) {
          if (place <= reached) fill(scope, slot);
          else clear(scope, slot);
        }
        putInOrder(scope, ordered, unit);
        keepToPlan(scope, ordered);
      },
    },
  ];
};

/**
 * `arrivedAt` between `dispatchedAt` and `clearedAt` is when it was `on_scene`, which stands alone
 * between `dispatched` and `cleared`, though it is called by another name.
 */
function findBetween(
  named: readonly Station[],
  states: readonly string[],
  slots: readonly Slot[],
): readonly Station[] {
  return named.flatMap(({ slot, place }): Station[] => {
    const next = named.find((other) => other.place === place + 2);
    const [from, to] = next ? [slots.indexOf(slot), slots.indexOf(next.slot)] : [0, 0];
    const between = slots
      .slice(from + 1, Math.max(from, to))
      .filter((one) => timeKinds.includes(one.kind) && isOptional(one) && hasHappened(one))
      .filter((one) => !named.some((other) => other.slot === one));
    const [only, ...others] = between;
    if (!only || others.length > 0 || isAside(states[place + 1] ?? "")) return [];
    return [{ slot: only, place: place + 1 }];
  });
}

/** What is cancelled has passed no other station for certain, and what is held back was not let go. */
function isAside(state: string): boolean {
  return breaksOff(state) || state === "held";
}

function hasHappened({ words }: Slot): boolean {
  return /ed (?:at|on|date|time)$/.test(words);
}

/** One after the other, from the first on. */
function putInOrder(scope: Scope, stations: readonly Station[], unit: number): void {
  const { now } = scope.facet(timelines);
  let before: number | undefined;
  for (const { slot } of stations) {
    const time = readTime(scope, slot);
    if (!time || time.form === "clock") continue;
    const isLater = before === undefined || (time.at > before && time.at - before < 240 * unit);
    if (isLater) before = time.at;
    else if (before !== undefined) {
      const gap = chanceFor(scope, slot).between(4, 50) * unit;
      const moved = Math.min(toMinute(before + gap), Math.max(now, before));
      if (writeTime(scope, slot, moved)) before = moved;
    }
  }
}
