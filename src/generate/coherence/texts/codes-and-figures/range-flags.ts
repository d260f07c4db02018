import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { readQuantity, toQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, type Slot, write } from "../../slot.ts";

const values = oneOf("value|result value|result|measured value|numeric value");
const ranges = oneOf("reference range|normal range|reference|ref range");
const flags = oneOf("flag|abnormal flag|result flag|interpretation|status|result status");
const abnormal = /^(?:is )?(?:abnormal|out of range)$/;

const lowest =
  /^(?:reference|ref|normal|range) (?:min|low)$|^(?:min|low) (?:reference|normal)$|^normal range min$/;
const highest =
  /^(?:reference|ref|normal|range) (?:max|high)$|^(?:max|high) (?:reference|normal)$|^normal range max$/;

type Place = "low" | "high" | "normal";
const words: Readonly<Record<Place, readonly Matcher[]>> = {
  low: [/^(?:low|l|below)$/i, /^(?:abnormal|out of range)$/i],
  high: [/^(?:high|h|above|elevated)$/i, /^(?:abnormal|out of range)$/i],
  normal: [/^(?:normal|n|ok|in range|within range)$/i],
};

/** A value is high, low or normal by the range that is printed beside it. */
export const findRangeFlags: FindRules = ({ slots }) => {
  const value = slots.find(
    ({ kind, words }) => (kind === "number" || kind === "text") && values.test(words),
  );
  const range = slots.find(({ kind, words }) => kind === "text" && ranges.test(words));
  const ends = [lowest, highest].map((names) =>
    slots.find(({ kind, words }) => kind === "number" && names.test(words)),
  );
  const odd = findOdd(slots);
  if (odd.length > 0) return odd;
  const flagged = [...slots.flatMap(findListed), ...slots.flatMap(findFlagged(slots))];
  if (flagged.length > 0) return flagged;
  const told = range ? [range] : ends.filter((slot) => slot !== undefined);
  if (!value || (!range && told.length < 2)) return [];
  const rangeIn = (scope: Scope) =>
    range ? scope.values[range.name] : told.map(({ name }) => scope.values[name]).join("–");
  return slots.flatMap((slot) => {
    const isFlag = slot.kind === "boolean" ? abnormal.test(slot.words) : flags.test(slot.words);
    if (!isFlag || !oneOf("boolean|choice|text").test(slot.kind)) return [];
    return {
      reads: [value, ...told, slot],
      writes: [slot],
      apply: (scope) => {
        const found = readQuantity(scope, value);
        // What nobody has measured yet is neither high nor low.
        if (found === undefined && scope.values[value.name] === null) return clear(scope, slot);
        const place = found === undefined ? undefined : placeOf(found, rangeIn(scope));
        if (place === undefined) return;
        if (slot.kind === "boolean") write(scope, slot, place !== "normal");
        else {
          const said = toSaid(slot, place, scope.values[slot.name]);
          if (said !== undefined) write(scope, slot, said);
        }
      },
    };
  });
};

const anomalous = oneOf("anomaly|anomalous|outlier|out of range|alert|alarm|in alarm|triggered");
const edges = ["min|low|lower", "max|high|upper"].map(
  (end) =>
    new RegExp(
      `^(?:thresholds?|limits|range|alert|alarm) (?:${end})$|^(?:${end}) (?:threshold|limit)$`,
    ),
);

/** Within its limits nothing is odd, nor does anything raise an alarm. */
function findOdd(slots: readonly Slot[]): readonly Rule[] {
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && anomalous.test(words.replace(/^is /, "")),
  );
  const numbers = slots.filter(({ kind }) => kind === "number");
  const value = numbers.find(({ words }) => values.test(words));
  const ends = edges.map((names) => numbers.find(({ words }) => names.test(words)));
  const [low, high] = ends;
  if (!flag || !value || !(low || high)) return [];
  const apply = (scope: Scope) => {
    const found = readQuantity(scope, value);
    const [least, most] = ends.map((slot) => slot && readQuantity(scope, slot));
    if (found !== undefined)
      write(scope, flag, found < (least ?? found) || found > (most ?? found));
  };
  const told = ends.filter((slot) => slot !== undefined);
  return [{ reads: [value, ...told, flag], writes: [flag], apply }];
}

/** The same of each that is listed: whose name the whole decided, that has another range. */
function findListed(list: Slot): readonly Rule[] {
  const flag = list.items.find(
    ({ kind, words }) => (kind === "choice" || kind === "text") && flags.test(words),
  );
  const [value, range] = [itemNamed(list, values), itemNamed(list, ranges, "text")];
  const ends = [lowest, highest].flatMap((names) => itemNamed(list, names, "number") ?? []);
  if (!flag || value === undefined || (range === undefined && ends.length < 2)) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list).map((item) => {
      const found = toQuantity(item[value]);
      const place =
        found === undefined
          ? undefined
          : placeOf(
              found,
              range === undefined ? ends.map((name) => item[name]).join("–") : item[range],
            );
      const said = place && toSaid(flag, place, item[flag.name]);
      return said === undefined ? item : { ...item, [flag.name]: said };
    });
    if (items.length > 0) write(scope, list, items);
  };
  return [{ reads: [list], writes: [list], apply }];
}

const usual = /^(?:normal|n|ok|in_?range|within_?range|negative)$/i;

/** A report is abnormal where one of its findings is. */
function findFlagged(slots: readonly Slot[]): (slot: Slot) => readonly Rule[] {
  const lists = slots.flatMap((list) => {
    const flag = itemNamed(list, flags, "choice") ?? itemNamed(list, abnormal, "boolean");
    return flag === undefined ? [] : [{ list, flag }];
  });
  return (slot) => {
    const [first] = lists;
    if (slot.kind !== "boolean" || !first || !reported.test(slot.words)) return [];
    const { list, flag } = first;
    const apply = (scope: Scope) => {
      const isOdd = itemsOf(scope, list).some(
        (item) =>
          item[flag] === true || (typeof item[flag] === "string" && !usual.test(item[flag])),
      );
      write(scope, slot, isOdd);
    };
    return [{ reads: [list], writes: [slot], apply }];
  };
}

const reported =
  /^(?:(?:is|has) )?(?:abnormal|out of range|abnormal (?:results?|values?|findings?)|flagged)$/;

function placeOf(value: number, range: unknown): Place | undefined {
  const [, least, most] =
    (typeof range === "string" ? /^([\d.]+) ?[–-] ?([\d.]+)/.exec(range) : null) ?? [];
  if (least === undefined || most === undefined) return undefined;
  if (value < Number(least)) return "low";
  return value > Number(most) ? "high" : "normal";
}

/** A text that tells of progress stays. */
function toSaid(flag: Pick<Slot, "schema" | "kind">, place: Place, before: unknown) {
  if (flag.kind !== "text") return spelled(flag, place);
  return /^(?:low|high|normal|abnormal)$/.test(String(before)) ? place : undefined;
}

/** As the type spells it. */
function spelled({ schema }: Pick<Slot, "schema">, place: Place): string | undefined {
  const listed = "enum" in schema ? schema.enum : [];
  for (const word of words[place]) {
    const found = listed.find((one) => typeof one === "string" && word.test(one));
    if (typeof found === "string") return found;
  }
  return undefined;
}
