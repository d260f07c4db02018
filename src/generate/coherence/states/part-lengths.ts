import { toWords } from "../../../schema/name-words.ts";
import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { toQuantity } from "../quantity.ts";
import type { FindRules, Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { findEnds, unitsByWord } from "../times/durations.ts";
import { readTime } from "../times/time.ts";
import { fateOf, lists, wholes } from "./parts.ts";

const lengths = /^(?:duration|length|elapsed|time|took)(?: (?:in )?(\S+))?$/;

/** What the steps of a run took one after the other is what the run took; what has not run took no time. */
export const findPartLengths: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => wholes.test(word))) return [];
  return slots.flatMap((list): Rule[] => {
    const named = lists.test(list.words)
      ? list.itemNames.find((one) => lengths.test(toWords(one).join(" ")))
      : undefined;
    if (named === undefined) return [];
    const whole = findLength(slots);
    const unit = unitOf(toWords(named).join(" "));
    const apply = (scope: Scope) => {
      const items = scope.values[list.name];
      if (!Array.isArray(items) || items.length === 0 || !items.every(isObject)) return;
      const took = (items as readonly JsonObject[]).map((item) =>
        hasRun(item) ? (toQuantity(item[named]) ?? 0) : undefined,
      );
      const sum = took.reduce((all: number, one) => all + (one ?? 0), 0);
      const all = unit === undefined ? undefined : whole?.read(scope);
      const share = all === undefined || unit === undefined || sum === 0 ? 1 : all / unit / sum;
      const told = [null, 0].map((nothing) =>
        (items as readonly JsonObject[]).map((item, at) => {
          const own = took[at];
          return { ...item, [named]: own === undefined ? nothing : Math.round(own * share) };
        }),
      );
      for (const each of told) if (write(scope, list, each as Json)) return;
    };
    return [{ reads: [list, ...(whole?.reads ?? [])], writes: [list], apply }];
  });
};

/** A step that says nothing of its state has run. */
function hasRun(item: JsonObject): boolean {
  const fate = fateOf(item["status"] ?? item["state"] ?? item["conclusion"]);
  return fate !== "waiting" && fate !== "skipped";
}

interface Length {
  readonly reads: readonly Slot[];
  /** In milliseconds; undefined while it goes on. */
  readonly read: (scope: Scope) => number | undefined;
}

/** How long the whole took, by its own length or by when it began and ended. */
function findLength(slots: readonly Slot[]): Length | undefined {
  const own = slots.find(
    ({ words, kind }) => kind === "number" && lengths.test(words.replace(/^total /, "")),
  );
  const unit = own && unitOf(own.words);
  if (own && unit !== undefined) {
    const read = ({ values }: Scope) => {
      const length = toQuantity(values[own.name]);
      return length === undefined ? undefined : length * unit;
    };
    return { reads: [own], read };
  }
  const ends = findEnds(slots);
  if (!ends) return undefined;
  const { first, last } = ends;
  const read = (scope: Scope) => {
    const [start, end] = [readTime(scope, first), readTime(scope, last)];
    return start && end && end.at > start.at ? end.at - start.at : undefined;
  };
  return { reads: [first, last], read };
}

function unitOf(words: string): number | undefined {
  const last = words.split(" ").at(-1) ?? "";
  return Object.hasOwn(unitsByWord, last) ? unitsByWord[last] : undefined;
}
