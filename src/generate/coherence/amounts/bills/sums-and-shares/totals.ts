import { toWords } from "../../../../../schema/name-words.ts";
import type { JsonObject } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { toQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { isPricedList, itemsOf, options, sumLines } from "../bill-lines.ts";

/** `totalCalories` is the sum of the meals' `calories`, `refundTotal` of the items' `refundAmount`. */
export const findTotals: FindRules = (parts) => {
  const { slots } = parts;
  const lists = slots.filter(({ kind }) => kind === "list");
  const sums = slots.filter(
    ({ kind, words }) => kind === "number" && /^total .|. total$/.test(words),
  );
  const flagged = slots.filter(
    ({ kind, words }) => kind === "number" && (words === "fees" || words.includes(" ")),
  );
  const isCounted = slots.some(({ kind, words }) => kind === "number" && byTime.test(words));
  // A child seat is not all that a car costs for a week.
  const summed = isCounted ? lists.filter(({ words }) => !options.test(words)) : lists;
  return summed.flatMap((list) => [
    ...sums.map((sum) => toSum(list, sum)),
    ...sums.flatMap((sum) => toMeasuredSum(list, sum)),
    ...flagged.map((sum) => toFlaggedSum(list, sum)),
    ...flagged.filter((sum) => isBillOf(list, sum)).flatMap((sum) => toBillSum(list, sum)),
    ...findBudget(list, slots),
    ...findWorth(list, parts),
    ...(shared.test(list.words) ? [toShares(list)] : []),
    ...(owned.test(list.words) ? [toWhole(list)] : []),
  ]);
};

const byTime = /^(?:rental |number of |total )?(?:days|nights|hours)$/;

function toSum(list: Slot, sum: Slot): Rule {
  const wanted = sum.words.replace(/^total | total$/, "");
  return {
    reads: [list],
    writes: [sum],
    apply: (scope) => {
      const items = itemsOf(scope, list);
      const name = nameIn(items, wanted);
      // Lists of lists are counted, and not added up.
      if (name === undefined || toQuantity(items[0]?.[name]) === undefined) return;
      const parts = items.map((item) => toQuantity(item[name]) ?? 0);
      writeQuantity(
        scope,
        sum,
        parts.reduce((all, one) => all + one, 0),
      );
    },
  };
}

/** `totalCatchKg` of `catches` is what their `weightKg` come to. */
function toMeasuredSum(list: Slot, sum: Slot): readonly Rule[] {
  const [, thing = "", unit = ""] = /^total (\S+) (\S+)$/.exec(sum.words) ?? [];
  const isOf = thing.length > 3 && list.words.startsWith(thing.replace(/s$/, ""));
  const name = list.itemNames.find((one) => toWords(one).at(-1) === unit);
  if (!isOf || name === undefined) return [];
  const apply = (scope: Scope) => {
    const parts = itemsOf(scope, list).map((item) => toQuantity(item[name]) ?? 0);
    if (parts.length === 0) return;
    const all = parts.reduce((one, other) => one + other, 0);
    writeQuantity(scope, sum, Number(all.toFixed(2)));
  };
  return [{ reads: [list], writes: [sum], apply }];
}

/** `partsTotal` is what the `partsUsed` cost. */
function isBillOf({ words, itemNames }: Slot, sum: Slot): boolean {
  const thing = /^(.+) (?:total|cost|costs|subtotal)$/.exec(sum.words)?.[1];
  const isNamed = thing !== undefined && `${words} `.startsWith(`${thing} `);
  // The items of a repair are its parts, where they have the numbers of parts.
  const areParts =
    /^(?:parts?|materials?)$/.test(thing ?? "") &&
    /^(?:items|lines|positions|line items)$/.test(words) &&
    itemNames.some((name) => /^(?:part|material)/i.test(name));
  const areFees =
    /^(?:legal |professional )?fees$/.test(sum.words) &&
    /^(?:lines|line items|items|entries|time entries)$/.test(words);
  return (
    (isNamed || areParts || areFees) &&
    itemNames.some((name) => /price|cost|amount|total/i.test(name))
  );
}

/** Where nothing was used, nothing is charged for it. */
function toBillSum(list: Slot, sum: Slot): readonly Rule[] {
  const lines = sumLines(list, sum);
  if (!lines) return [];
  const apply = (scope: Scope) => {
    if (itemsOf(scope, list).length === 0) writeQuantity(scope, sum, 0);
    else lines.apply(scope);
  };
  return [{ ...lines, apply }];
}

/** `billableHours` are the `hours` of those entries that are `billable`. */
function toFlaggedSum(list: Slot, sum: Slot): Rule {
  const [flag = "", ...measure] = sum.words.replace(/^total /, "").split(" ");
  const wanted = measure.join(" ");
  const isOf = ({ itemNames }: Slot) => itemNames.some((name) => toFlag(name) === flag);
  return {
    reads: [list],
    writes: [sum],
    apply: (scope) => {
      if (!isOf(list)) return;
      const items = itemsOf(scope, list);
      const flagName = Object.keys(items[0] ?? {}).find((name) => toFlag(name) === flag);
      const name = nameIn(items, wanted);
      if (flagName === undefined || name === undefined) return;
      if (typeof items[0]?.[flagName] !== "boolean") return;
      const parts = items.map((item) => (item[flagName] ? (toQuantity(item[name]) ?? 0) : 0));
      writeQuantity(
        scope,
        sum,
        parts.reduce((all, one) => all + one, 0),
      );
    },
  };
}

function toFlag(name: string): string {
  return toWords(name)
    .join(" ")
    .replace(/^(?:is|was|has) /, "");
}

/** What stands on a list is worth what its things cost, and so much is given back for them. */
function findWorth(list: Slot, { slots, owner }: Parts): readonly Rule[] {
  if (!/^(?:items|lines|line items|products|wishes|gifts)$/.test(list.words)) return [];
  const isRefund = owner.includes("refund");
  if (!isRefund && !isPricedList(list)) return [];
  const names = isRefund ? "amount|refund amount|total" : "total value|list value|total worth";
  const rule = sumLines(list, findNamed(slots, names, ["number"]));
  return rule ? [rule] : [];
}

const lines = /^budget(?: items| lines| categories)?$/;

/** What is planned and spent in all is what the lines of a budget come to. */
function findBudget(list: Slot, slots: readonly Slot[]): readonly Rule[] {
  if (!lines.test(list.words)) return [];
  const wholes = [
    ["total budget|total planned|planned total|budget total", "planned|budgeted|amount|limit"],
    ["total spent|total actual|actual total|spent total", "actual|spent"],
  ] as const;
  return wholes.flatMap(([whole, part]) => {
    const sum = findNamed(slots, whole, ["number"]);
    const name = part.split("|").find((one) => list.itemNames.includes(one));
    if (!sum || name === undefined) return [];
    const apply = (scope: Scope) => {
      const parts = itemsOf(scope, list).map((item) => toQuantity(item[name]) ?? 0);
      const all = parts.reduce((one, other) => one + other, 0);
      if (parts.length > 0) writeQuantity(scope, sum, Number(all.toFixed(2)));
    };
    return [{ reads: [list], writes: [sum], apply }];
  });
}

/** `totalDuration` is of `durationMinutes`, too; `totalMinutes` is of nothing that is in seconds. */
function nameIn([first]: readonly JsonObject[], wanted: string): string | undefined {
  const names = Object.keys(first ?? {}).map((key) => ({ key, words: toWords(key).join(" ") }));
  const same = names.find(
    ({ words }) =>
      words === wanted ||
      words === `${wanted} amount` ||
      (counted.test(wanted) && quantities.test(words)) ||
      (wanted === "calories" && words === "kcal"),
  );
  return (same ?? names.find(({ words }) => words.replace(lengthUnits, "") === wanted))?.key;
}

/** `totalUnits` counts what each line has so many of. */
const counted = /^(?:units|quantity|qty|pieces)$/;
const quantities = /^(?:quantity|qty|units|count|(?:quantity|qty) (?:sent|ordered|shipped))$/;
const lengthUnits = / (?:minutes|mins|min|seconds|secs|sec|hours|hrs|ms)$/;

/** Lists of which the items divide something among themselves. */
const shared =
  /(?:^| )(?:options|choices|answers|results|candidates|parties|variants|segments|sources|regions|countries|browsers|breakdown|holdings|positions)$/;
const portions =
  /^(?:votes|count|value|marketValue|market_value|amount|responses|weight|sessions|users|visits|visitors|plays|listeners)$/;
const percentages =
  /^(?:weight|allocation|weightPct|weight_pct|weightPercent|percent|percentage|share|pct|sharePct|share_pct|sharePercent)$/;

/** Lists of those who have all of something together. */
const owned =
  /(?:^| )(?:beneficiaries|shareholders|owners|co owners|heirs|allocations|splits|holders|partners)$/;
const owns =
  /^(?:share|percent|percentage|pct|sharePercent|share_percent|allocation|allocationPercent|allocation_percent|ownershipPercent|ownership_percent|sharePct|share_pct)$/;

/** What several own together is a hundred percent. */
function toWhole(list: Slot): Rule {
  return {
    reads: [list],
    writes: [list],
    apply: (scope) => {
      const items = itemsOf(scope, list);
      const share = Object.keys(items[0] ?? {}).find((key) => owns.test(key));
      if (share === undefined || !items.every((item) => typeof item[share] === "number")) return;
      const each = Math.floor(100 / items.length / 5) * 5;
      const told = items.map((item, at) => ({
        ...item,
        [share]: at === 0 ? 100 - each * (items.length - 1) : each,
      }));
      write(scope, list, told);
    },
  };
}

/** The percentages of the items are those of what each of them has, or make a hundred. */
function toShares(list: Slot): Rule {
  return {
    reads: [list],
    writes: [list],
    apply: (scope) => {
      const items = itemsOf(scope, list);
      const [first] = items;
      const keys = Object.keys(first ?? {});
      const share = keys.find((key) => percentages.test(key));
      const portion = keys.find((key) => key !== share && portions.test(key));
      if (share === undefined || portion === undefined) return;
      const parts = items.map((item) => toQuantity(item[portion]) ?? 0);
      const all = parts.reduce((sum, one) => sum + one, 0);
      if (all === 0) return;
      const told = items.map((item, at) => ({
        ...item,
        [share]: Number((((parts[at] ?? 0) / all) * 100).toFixed(1)),
      }));
      write(scope, list, told);
    },
  };
}
