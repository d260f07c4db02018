import { toSingular, toWords } from "../../../../../schema/name-words.ts";
import { onceForEach } from "../../../../../schema/once-for-each.ts";
import { isObject, type JsonObject } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { findTeller, itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { toQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Parts, Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { isPricedList, options, sumLines } from "../bill-lines.ts";

/** `totalCalories` is the sum of the meals' `calories`, `refundTotal` of the items' `refundAmount`. */
export const findTotals: FindRules = onceForEach((parts) => {
  const { slots } = parts;
  const lists = slots.filter(({ items }) => items.length > 0);
  const sums = slots.filter(
    (slot) => slot.kind === "number" && (summed.test(slot.words) || isAmongTotals(slot)),
  );
  const flagged = slots.filter(
    ({ kind, words }) => kind === "number" && (words === "fees" || words.includes(" ")),
  );
  const isCounted = slots.some(({ kind, words }) => kind === "number" && byTime.test(words));
  // A child seat is not all that a car costs for a week.
  const all = isCounted ? lists.filter(({ words }) => !options.test(words)) : lists;
  return all.flatMap((list) => [
    ...sums.flatMap((sum) => toSum(list, sum)).map((rule) => withLabor(rule, list, slots)),
    ...sums.flatMap((sum) => toEstimate(list, sum)),
    ...slots.flatMap((sum) => toSumOfDone(list, sum)),
    ...sums.flatMap((sum) => toMeasuredSum(list, sum)),
    ...flagged.flatMap((sum) => toFlaggedSum(list, sum)),
    ...flagged.filter((sum) => isBillOf(list, sum)).flatMap((sum) => toBillSum(list, sum)),
    ...findBudget(list, parts),
    ...findWorth(list, parts),
    ...(shared.test(list.words) ? toShares(list) : []),
    ...(owned.test(list.words) ? toWhole(list) : []),
  ]);
});

/** What is done costs its parts, and the work. */
function withLabor(rule: Rule, list: Slot, slots: readonly Slot[]): Rule {
  const labor = findNamed(slots, "labor cost|labour cost|labor total|labour total", ["number"]);
  const [total] = rule.writes;
  if (!labor || total?.words !== "total cost" || !/^(?:parts|materials)/.test(list.words))
    return rule;
  const apply = (scope: Scope) => {
    rule.apply(scope);
    const [parts, work] = [total, labor].map(({ name }) => toQuantity(scope.values[name]) ?? 0);
    writeQuantity(scope, total, (parts ?? 0) + (work ?? 0));
  };
  return { ...rule, reads: [...rule.reads, labor], apply };
}

const byTime = /^(?:rental |number of |total )?(?:days|nights|hours)$/;

/** `totals: { votes }` and `stats: { additions }` are of all that is listed; what a bill comes to is more. */
function isAmongTotals({ name, words }: Slot): boolean {
  const [holder = "", own] = name.split(".").slice(-2);
  if (own === undefined || billed.test(words)) return false;
  const kind = toWords(holder).at(-1) ?? "";
  return (
    /^(?:totals?|sums?)$/.test(kind) || (oneOf("stats|summary").test(kind) && /[^s]s$/.test(words))
  );
}

const billed =
  /\b(?:total|subtotal|net|gross|amount|discount|tax|balance|due|fees?|tip|shipping|price|cost|vat)$/;

const summed =
  /^total .|. total$|^(?:committed|planned) points$|^(?:retail|declared|insured) value$/;

function toSum(list: Slot, sum: Slot): readonly Rule[] {
  const wanted = sum.words.replace(
    /^(?:total|committed|planned|retail|declared|insured) | total$/,
    "",
  );
  // `totalIncome` is what all of the `income` comes to.
  // And a `sponsorshipTotal` what all `sponsors` give.
  const isNamed = [wanted, `${wanted}s`, wanted.replace(/ship$/, "s")].includes(list.words);
  const name = nameIn(list, wanted) ?? (isNamed ? itemNamed(list, oneOf("amount")) : undefined);
  if (name !== undefined) return [sumOf(list, name, sum)];
  // `totalMinutes` of a course whose `modules` have `lessons` of so many: all of them.
  for (const inner of list.items) {
    const each = inner.kind === "list" ? nameIn(inner, wanted) : undefined;
    if (each !== undefined) return [sumOf(list, each, sum, undefined, inner.name)];
  }
  return [];
}

const doing = /^(\S+s) (?:\S+ed|sold|sent|read|run|given|spent|eaten|drunk|flown)$/;

/** `ticketsBooked` are all the `tickets` of the `bookings`, and `hoursLogged` the `hours` of the entries. */
function toSumOfDone(list: Slot, { kind, words, ...sum }: Slot): readonly Rule[] {
  const [, things] = kind === "number" ? (doing.exec(words) ?? []) : [];
  const each = list.items.find((item) => item.kind === "number" && item.words === things);
  return each ? [sumOf(list, each.name, { kind, words, ...sum })] : [];
}

/** `estimatedTotal` of a list is what its items are estimated at. */
function toEstimate(list: Slot, sum: Slot): readonly Rule[] {
  const how =
    /^(?:total )?(estimated|expected|planned|approximate) (?:total|cost|total cost)$/.exec(
      sum.words,
    )?.[1];
  if (how === undefined) return [];
  const name = itemNamed(list, new RegExp(`^${how} (?:price|cost|amount)$`));
  return name === undefined ? [] : [sumOf(list, name, sum)];
}

type Holds = (item: JsonObject) => boolean;

/** The sum of what each item of a list has, of those for which something holds, or of those inside. */
function sumOf(list: Slot, name: string, sum: Slot, holds?: Holds, inner?: string): Rule {
  const apply = (scope: Scope) => {
    const outer = itemsOf(scope, list);
    const items = inner === undefined ? outer : outer.flatMap((item) => listIn(item, inner));
    // Lists of lists are counted, and not added up; of nothing the sum is none.
    const isEmpty = Array.isArray(scope.values[list.name]) && outer.length === 0;
    if (!isEmpty && toQuantity(items[0]?.[name]) === undefined) return;
    const counted = holds ? items.filter(holds) : items;
    const parts = counted.map((item) => toQuantity(item[name]) ?? 0);
    writeQuantity(
      scope,
      sum,
      parts.reduce((all, one) => all + one, 0),
    );
  };
  return { reads: [list], writes: [sum], apply };
}

function listIn(item: JsonObject, name: string): readonly JsonObject[] {
  const list = item[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** `totalCatchKg` of `catches` is what their `weightKg` come to. */
function toMeasuredSum(list: Slot, sum: Slot): readonly Rule[] {
  const [, thing = "", unit = ""] = /^total (\S+) (\S+(?: \S+)?)$/.exec(sum.words) ?? [];
  const isOf = thing.length > 3 && list.words.startsWith(thing.replace(/s$/, ""));
  const name = isOf
    ? list.items.find(({ words }) => words === unit || words.split(" ").at(-1) === unit)?.name
    : undefined;
  return name === undefined ? [] : [sumOf(list, name, sum)];
}

/** `partsTotal` is what the `partsUsed` cost. */
function isBillOf(list: Slot, sum: Slot): boolean {
  const { words } = list;
  const thing = /^(.+) (?:total|cost|costs|subtotal)$/.exec(sum.words)?.[1];
  const isNamed = thing !== undefined && `${words} `.startsWith(`${thing} `);
  // The items of a repair are its parts, where they have the numbers of parts.
  const areParts =
    /^(?:parts?|materials?)$/.test(thing ?? "") &&
    oneOf("items|lines|positions|line items").test(words) &&
    itemNamed(list, /^(?:part|material)/) !== undefined;
  const areFees =
    /^(?:legal |professional )?fees$/.test(sum.words) &&
    oneOf("lines|line items|items|entries|time entries").test(words);
  return (
    (isNamed || areParts || areFees) && itemNamed(list, /price|cost|amount|total/) !== undefined
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
function toFlaggedSum(list: Slot, sum: Slot): readonly Rule[] {
  const [flag = "", ...measure] = sum.words.replace(/^total /, "").split(" ");
  const name = nameIn(list, measure.join(" "));
  if (name === undefined) return [];
  const flagged = list.items.find(
    ({ kind, readings }) => kind === "boolean" && readings.includes(flag),
  )?.name;
  const holds =
    flagged === undefined
      ? findTeller(list, (state) => state === flag)
      : (item: JsonObject) => item[flagged] === true;
  return holds ? [sumOf(list, name, sum, holds)] : [];
}

/** What stands on a list is worth what its things cost, and so much is given back for them. */
function findWorth(list: Slot, { slots, owner }: Parts): readonly Rule[] {
  if (!oneOf("items|lines|line items|products|wishes|gifts").test(list.words)) return [];
  const isRefund = owner.includes("refund");
  if (!isRefund && !isPricedList(list)) return [];
  const names = isRefund ? "amount|refund amount|total" : "total value|list value|total worth";
  const rule = sumLines(list, findNamed(slots, names, ["number"]));
  return rule ? [rule] : [];
}

const lines = /^budget(?: items| lines| categories)?$/;
const envelopes = oneOf("categories|lines|items|line items|envelopes|allocations|category budgets");

/** What is planned and spent in all is what the lines of a budget come to. */
function findBudget(list: Slot, { slots, owner }: Parts): readonly Rule[] {
  if (!lines.test(list.words) && !(owner.includes("budget") && envelopes.test(list.words)))
    return [];
  const wholes = [
    [
      "total budget|total planned|planned total|budget total|total budgeted|total allocated|total limit|total amount|budgeted|budget amount|limit|planned|total",
      /^(?:planned|budgeted|limit|allocated|budget|allocation)(?: amount)?$/,
      oneOf("amount"),
    ],
    [
      "total spent|total actual|actual total|spent total|spent|amount spent|spent amount|total expenses",
      /^(?:actual|spent)(?: amount)?$|^amount spent$/,
    ],
  ] as const;
  return wholes.flatMap(([whole, part, other = part]) => {
    const sum = findNamed(slots, whole, ["number"]);
    const name = itemNamed(list, part) ?? itemNamed(list, other);
    return sum && name !== undefined ? [sumOf(list, name, sum)] : [];
  });
}

/** `totalDuration` is of `durationMinutes`, too; `totalMinutes` is of nothing that is in seconds. */
function nameIn({ items }: Pick<Slot, "items">, wanted: string): string | undefined {
  const [one = wanted] = toSingular([wanted]);
  const tally = `${wanted.replace(/s$/, "")} count`;
  const same = items.find(
    ({ words }) =>
      words === wanted ||
      words === one ||
      words === `${wanted} amount` ||
      words === tally ||
      (counted.test(wanted) && quantities.test(words)) ||
      (wanted === "calories" && words === "kcal"),
  );
  return (same ?? items.find(({ readings }) => readings.includes(wanted)))?.name;
}

/** `totalUnits` counts what each line has so many of. */
const counted = oneOf("units|quantity|qty|pieces");
const quantities = /^(?:quantity|qty|units|count|(?:quantity|qty) (?:sent|ordered|shipped))$/;

/** Lists of which the items divide something among themselves. */
const shared =
  /(?:^| )(?:options|choices|answers|results|candidates|parties|variants|segments|sources|regions|countries|browsers|by category|breakdown|holdings|positions)$/;
const portions =
  /^(?:votes?|count|(?:market )?value|amount|responses|weight|sessions|users|visits|visitors|plays|listeners)$/;
const voted = oneOf("candidate|candidate name|party|party name|option|choice|answer");
const percentages =
  /^(?:(?:weight|share|vote|votes|allocation) )?(?:pct|percent|percentage)$|^(?:weight|allocation|share)$/;

/** Lists of those who have all of something together. */
const owned =
  /(?:^| )(?:beneficiaries|shareholders|owners|co owners|heirs|allocations|splits|holders|partners)$/;
const owns =
  /^(?:(?:share|allocation|ownership) )?(?:pct|percent|percentage)$|^(?:share|allocation)$/;

/** What several own together is a hundred percent. */
function toWhole(list: Slot): readonly Rule[] {
  const share = itemNamed(list, owns, "number");
  if (share === undefined) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    if (!items.every((item) => typeof item[share] === "number")) return;
    const each = Math.floor(100 / items.length / 5) * 5;
    const told = items.map((item, at) => ({
      ...item,
      [share]: at === 0 ? 100 - each * (items.length - 1) : each,
    }));
    write(scope, list, told);
  };
  return [{ reads: [list], writes: [list], apply }];
}

/** The percentages of the items are those of what each of them has, or make a hundred. */
function toShares(list: Slot): readonly Rule[] {
  const share = itemNamed(list, percentages, "number");
  const portion = list.items.find(
    ({ name, readings }) => name !== share && readings.some((one) => portions.test(one)),
  )?.name;
  // Who was asked named one of them; the results of a pupil make no hundred.
  const isVoted = itemNamed(list, voted) !== undefined;
  const part = portion ?? (isVoted ? share : undefined);
  if (share === undefined || part === undefined) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const parts = items.map((item) => toQuantity(item[part]) ?? 0);
    const all = parts.reduce((sum, one) => sum + one, 0);
    if (all === 0) return;
    const told = items.map((item, at) => ({
      ...item,
      [share]: Number((((parts[at] ?? 0) / all) * 100).toFixed(1)),
    }));
    write(scope, list, told);
  };
  return [{ reads: [list], writes: [list], apply }];
}
