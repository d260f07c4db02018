import { toSingular } from "../../../../schema/name-words.ts";
import { isObject, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const division =
  /^(?:(.+?) ?)??(?:\b(?:by|per) .+|\b(?:breakdown|distribution|split|histogram|counts))?$/;
const wholes = oneOf("total|count|sum|total count|overall|grand total");
const aDay = oneOf("average per day|per day|daily average|avg per day|average daily");

/** What a map divides adds up to the whole: `votesByParty` to `totalVotes`, and `byMonth` to the `total`. */
export const findMapSums: FindRules = ({ slots }) => {
  const maps = slots.filter(isMapOfNumbers);
  return maps.flatMap((map) => {
    const whole = slots.find((slot) => slot.kind === "number" && isWholeOf(slot, map, maps.length));
    const mean = findNamed(slots, "average|avg|mean|average rating|rating|average score", [
      "number",
    ]);
    return whole ? [toRule(map, whole, mean), ...findDaily(map, whole, slots)] : [];
  });
};

/** A map has no members of its own, and what it has of others is numbers. */
function isMapOfNumbers({ schema }: Slot): boolean {
  if (!("additionalProperties" in schema)) return false;
  const { additionalProperties: each, properties = {} } = schema;
  return (
    Object.keys(properties).length === 0 &&
    typeof each === "object" &&
    "type" in each &&
    /^(?:number|integer)$/.test(String(each.type))
  );
}

function isWholeOf({ words }: Slot, map: Slot, maps: number): boolean {
  const [, thing = ""] = division.exec(map.words) ?? [];
  const isDivided = thing !== map.words;
  if (thing === "" || (isDivided && thing === "rating"))
    return wholes.test(words) || /^total (?:ratings|reviews|votes)$/.test(words);
  const [one = thing] = toSingular([thing]);
  return (
    [`total ${thing}`, `${thing} total`, `total ${one} count`, `${one} count`].includes(words) ||
    (isDivided && words === thing) ||
    (maps === 1 && words === "total")
  );
}

/** The whole stays as it is, unless it would be too little to be divided. */
function toRule(map: Slot, whole: Slot, mean: Slot | undefined): Rule {
  const apply = (scope: Scope) => {
    const parts = scope.values[map.name];
    const all = readQuantity(scope, whole);
    if (!isObject(parts) || all === undefined) return;
    const average = mean && readQuantity(scope, mean);
    const entries = Object.entries(parts).map(
      ([key, part]) => [key, starred(key, average) ?? Number(part)] as const,
    );
    const sum = entries.reduce((before, [, part]) => before + part, 0);
    if (sum <= 0 || sum === all) return;
    if (all < 4 * entries.length && !mean) writeQuantity(scope, whole, sum);
    else write(scope, map, divide(entries, all, sum));
  };
  return { reads: mean ? [whole, map, mean] : [whole, map], writes: [whole, map], apply };
}

/** How many give so many stars of five, where they give so many on average. */
function starred(key: string, average: number | undefined): number | undefined {
  if (average === undefined || average <= 1 || average >= 5 || !/^[1-5]$/.test(key))
    return undefined;
  let [low, high] = [0.1, 20];
  for (let tries = 0; tries < 24; tries += 1) {
    const ratio = Math.sqrt(low * high);
    const shares = [0, 1, 2, 3, 4].map((power) => ratio ** power);
    const all = shares.reduce((sum, one) => sum + one, 0);
    const reached = shares.reduce((sum, one, at) => sum + one * (at + 1), 0) / all;
    if (reached < average) low = ratio;
    else high = ratio;
  }
  return 1000 * low ** (Number(key) - 5);
}

function divide(
  entries: readonly (readonly [key: string, part: number])[],
  all: number,
  sum: number,
): JsonObject {
  const unit = Number.isInteger(all) ? 1 : 100;
  let rest = Math.round(all * unit);
  const told = entries.map(([key, part], at) => {
    const own =
      at === entries.length - 1
        ? rest
        : Math.min(rest, Math.round((Math.round(all * unit) * part) / sum));
    rest -= own;
    return [key, own / unit] as const;
  });
  return Object.fromEntries(told);
}

/** So many in some months are so many a day. */
function findDaily(map: Slot, whole: Slot, slots: readonly Slot[]): readonly Rule[] {
  const daily = slots.find(({ kind, words }) => kind === "number" && aDay.test(words));
  if (!daily || !/\bmonth$/.test(map.words)) return [];
  const apply = (scope: Scope) => {
    const [parts, all] = [scope.values[map.name], readQuantity(scope, whole)];
    if (!isObject(parts) || all === undefined) return;
    const days = Object.keys(parts).length * 30.4;
    if (days > 0) writeQuantity(scope, daily, Number((all / days).toFixed(1)));
  };
  return [{ reads: [map, whole], writes: [daily], apply }];
}
