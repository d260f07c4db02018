import type { Scope } from "../../draw/scope.ts";
import { day, minute, timelines, toMinute } from "../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { clear, fill, type Slot } from "../slot.ts";
import { findStatus, toState } from "../times/tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../times/time.ts";

/** Where a way may end before its end: what is cancelled has passed no other station for certain. */
const asides =
  /^(?:cancell?ed|rejected|declined|failed|expired|withdrawn|void|voided|lost|abandoned|dropped|refunded|returned|on hold|held|paused|blocked|missed|skipped|deferred|postponed|no show)$/;

/** Things of which the stations lie minutes apart. */
const quick = /^(?:incident|outage|alert|call|dispatch|emergency|ride|run|build|job|page)$/;

/** Things of which they lie months apart. */
const slow = /^(?:thesis|dissertation|study|grant|patent|construction|manuscript)$/;

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
  const states = status.schema.enum.map((value) => toState(value) ?? "");
  const stations = slots.flatMap((slot): Station[] => {
    const place = timeKinds.includes(slot.kind) ? states.indexOf(toEvent(slot)) : -1;
    return place < 0 || asides.test(states[place] ?? "") ? [] : [{ slot, place }];
  });
  if (stations.length < 2) return [];
  const ordered = stations.toSorted((a, b) => a.place - b.place);
  const isOf = (things: RegExp) => owner.some((word) => things.test(word));
  const unit = isOf(quick) ? minute : isOf(slow) ? 2 * day : day / 4;
  const written = ordered.map(({ slot }) => slot);
  return [
    {
      reads: [status],
      writes: written,
      apply: (scope) => {
        const state = toState(scope.values[status.name]) ?? "";
        if (asides.test(state)) return;
        const reached = states.indexOf(state);
        for (const { slot, place } of ordered) {
          if (place <= reached) fill(scope, slot);
          else clear(scope, slot);
        }
        putInOrder(scope, ordered, unit);
      },
    },
  ];
};

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
