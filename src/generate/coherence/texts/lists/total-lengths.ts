import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const totals =
  "total duration|total duration seconds|total seconds|total duration ms|total duration minutes|total minutes|total length|total time|total runtime|duration|running time|runtime|duration ms|duration seconds|duration minutes|length seconds|length ms|length minutes|runtime minutes";
const wholes = oneOf("tracks|tracklist|track list|songs|chapters|videos|episodes|lessons");
const lengths = /^(?:duration|length|runtime|time)(?: (?:ms|seconds|secs?|minutes|mins?))?$/;
const spoken = /^(?:(\d+):)?(\d+):(\d\d)$/;

/** A playlist plays as long as its songs do: `11 min` of `3:17`, `4:04` and `3:56`. */
export const findTotalLengths: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && wholes.test(words));
  const key = list && itemNamed(list, lengths);
  const total = findNamed(slots, totals, ["text", "number"]);
  if (total && (!list || key === undefined)) return findCountedLength(slots, total, list);
  if (!list || !total || key === undefined) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const each = items.map((item) => item[key]);
    if (each.length === 0) return;
    if (total.kind === "number" && each.every((one) => typeof one === "number")) {
      // Only what is told in the same unit adds up.
      if (unitOf(total.words) === unitOf(list.items.find(({ name }) => name === key)?.words ?? ""))
        write(
          scope,
          total,
          each.reduce((sum: number, one) => sum + Number(one), 0),
        );
      return;
    }
    const parts = each.map((one) => spoken.exec(String(one)));
    const seconds = parts.reduce(
      (all, part) =>
        all + Number(part?.[1] ?? 0) * 3600 + Number(part?.[2]) * 60 + Number(part?.[3]),
      0,
    );
    if (Number.isNaN(seconds)) return;
    if (total.kind === "number") {
      write(scope, total, inUnitOf(total, seconds));
      return;
    }
    const isClock = spoken.test(String(scope.values[total.name]));
    write(scope, total, isClock ? toClock(seconds) : toWords(Math.round(seconds / 60)));
  };
  return [{ reads: [list, total], writes: [total], apply }];
};

const counted =
  "track count|tracks count|tracks|total tracks|number of tracks|song count|songs count|songs|total songs|number of songs|tracks total|songs total";
const listed = oneOf("tracks|songs|track ids|song ids|tracks items|songs items");

/** Where the songs are only counted, or told by who they are, each takes some minutes. */
function findCountedLength(
  slots: readonly Slot[],
  total: Slot,
  whole: Slot | undefined,
): readonly Rule[] {
  const list =
    (whole && listed.test(whole.words) ? whole : undefined) ??
    slots.find(({ kind, words }) => kind === "list" && listed.test(words));
  const count = list ?? findNamed(slots, counted, ["number"]);
  if (!count) return [];
  const apply = (scope: Scope) => {
    const [told, before] = [scope.values[count.name], scope.values[total.name]];
    const songs = Array.isArray(told) ? told.length : told;
    if (typeof songs !== "number" || songs < 1) return;
    const seconds = Math.round(songs * (190 + 60 * chanceFor(scope, total).next()));
    if (typeof before === "number") write(scope, total, inUnitOf(total, seconds, before));
    if (typeof before !== "string") return;
    if (spoken.test(before)) write(scope, total, toClock(seconds));
    else if (/^\d+ (?:min|h)\b/.test(before))
      write(scope, total, toWords(Math.round(seconds / 60)));
  };
  return [{ reads: [count], writes: [total], apply }];
}

function unitOf(words: string): string {
  return /\b(?:ms|seconds|secs?|minutes|mins?)$/.exec(words)?.[0] ?? "";
}

/** A number that does not say in what it is told says so by its size: nobody plays for 45 seconds. */
function inUnitOf({ words }: Slot, seconds: number, before = 0): number {
  const isBare = unitOf(words) === "" && before > 0;
  if (/\bms$/.test(words) || (isBare && before > 40_000)) return seconds * 1000;
  const isInMinutes = /\b(?:minutes|mins?)$/.test(words) || (isBare && before < 100);
  return isInMinutes ? Math.max(1, Math.round(seconds / 60)) : seconds;
}

function toWords(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function toClock(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
