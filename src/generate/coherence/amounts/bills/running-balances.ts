import type { JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { toTime } from "../../times/time.ts";
import { itemsOf } from "./bill-lines.ts";

const balances =
  /^(?:balance_?after|running_?balance|new_?balance|remaining_?balance|points_?balance|balance|balance_?remaining)$/i;
const amounts = /^(?:amount|amount_?used|value|change|delta|points|amount_?spent)$/i;
const kinds = /^(?:type|kind|direction|transaction_?type|entry_?type|action|reason)$/i;
const dates = /^(?:date|at|time|timestamp)$|(?:Date|At|On|_date|_at|_on)$/;
/** What puts something in; all else takes something out. */
const into =
  /credit|deposit|top.?up|refund|earn|bonus|issue|load|salary|income|interest|receiv|adjust|activat|purchas.*card|reward|in$/i;

const openings =
  "initial balance|opening balance|starting balance|initial amount|initial value|original amount|original balance|balance before|face value|start balance";
const closings =
  "current balance|closing balance|remaining balance|ending balance|balance|available balance|points balance|balance remaining|remaining amount|remaining value|end balance";

/** A list that tells what is left after each step tells it of one account. */
export const findRunningBalances: FindRules = ({ slots, owner }) =>
  slots.flatMap((list) => {
    if (list.kind !== "list") return [];
    const find = (names: RegExp) => list.itemNames.find((name) => names.test(name));
    const [balance, amount] = [find(balances), find(amounts)];
    if (balance === undefined || amount === undefined || owed.test(list.words)) return [];
    const names = { balance, amount, kind: find(kinds), date: find(dates) };
    const [opening, closing] = [openings, closings].map((role) =>
      findNamed(slots, role, quantityKinds),
    );
    // A card that was given is spent, a bank account goes up and down.
    const isSpent = owner.some((word) => /^(?:gift|card|voucher|prepaid|credit)$/.test(word));
    return [toRule(list, names, opening, closing, isSpent)];
  });

/** What is paid back each month has rules of its own. */
const owed = /\b(?:instal+ments?|repayments?|amortization|schedule)\b/;

interface Names {
  readonly balance: string;
  readonly amount: string;
  readonly kind: string | undefined;
  readonly date: string | undefined;
}

function toRule(
  list: Slot,
  names: Names,
  opening: Slot | undefined,
  closing: Slot | undefined,
  isSpent: boolean,
): Rule {
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    if (items.length === 0 || items.some((item) => typeof item[names.amount] !== "number")) return;
    const isNewestFirst = isFalling(items, names.date);
    const steps = (isNewestFirst ? items.toReversed() : items).map((item) =>
      signOf(item, names, isSpent),
    );
    const first = opening && readQuantity(scope, opening);
    const last = closing && readQuantity(scope, closing);
    const start = startOf(steps, first, last, isSpent);
    if (start === undefined) return;
    // Of what is still whole nothing was spent.
    if (start.times === 0) {
      write(scope, list, []);
      return;
    }
    const told = tell(isNewestFirst ? items.toReversed() : items, steps, start, names);
    const end = told.at(-1)?.[names.balance];
    if (!write(scope, list, isNewestFirst ? told.toReversed() : told)) return;
    if (closing && typeof end === "number") writeQuantity(scope, closing, end);
    if (opening && first !== undefined) writeQuantity(scope, opening, start.at);
  };
  return {
    reads: [list, opening, closing].flatMap((slot) => slot ?? []),
    writes: [list, opening, closing].flatMap((slot) => slot ?? []),
    apply,
  };
}

function isFalling(items: readonly JsonObject[], date: string | undefined): boolean {
  if (date === undefined) return false;
  const [first, last] = [toTime(items[0]?.[date]), toTime(items.at(-1)?.[date])];
  return first !== undefined && last !== undefined && first.at > last.at;
}

/** So much in, or so much out. */
function signOf(item: JsonObject, { amount, kind }: Names, isSpent: boolean): number {
  const much = Number(item[amount]);
  const said = kind === undefined ? undefined : item[kind];
  if (typeof said === "string") return into.test(said) ? Math.abs(much) : -Math.abs(much);
  return much > 0 && isSpent ? -much : much;
}

interface Start {
  readonly at: number;
  /** So many times what was drawn: nobody spends more than there is. */
  readonly times: number;
}

/** Where it began, and how large its steps may be for it to end where it ends. */
function startOf(
  steps: readonly number[],
  first: number | undefined,
  last: number | undefined,
  isSpent: boolean,
): Start | undefined {
  const sum = steps.reduce((all, one) => all + one, 0);
  if (first !== undefined && last !== undefined && isSpent && sum !== 0) {
    const times = (last - first) / sum;
    return times >= 0 ? { at: first, times } : undefined;
  }
  const end = last ?? (first === undefined ? undefined : first + sum);
  if (end === undefined) return undefined;
  const begin = first ?? end - sum;
  const lowest = lowestOf(steps, begin);
  if (lowest >= 0) return { at: begin, times: 1 };
  // Smaller steps, so that something is left at each of them.
  if (first !== undefined) return { at: first, times: (0.8 * first) / (first - lowest) };
  const deepest = Math.max(1, ...steps.map((_, at) => Math.abs(sumFrom(steps, at))));
  const times = Math.min(1, (0.8 * end) / deepest);
  return { at: end - sum * times, times };
}

function sumFrom(steps: readonly number[], at: number): number {
  return steps.slice(at).reduce((all, one) => all + one, 0);
}

function lowestOf(steps: readonly number[], begin: number): number {
  let [level, lowest] = [begin, begin];
  for (const step of steps) {
    level += step;
    lowest = Math.min(lowest, level);
  }
  return lowest;
}

function tell(
  items: readonly JsonObject[],
  steps: readonly number[],
  { at, times }: Start,
  { balance, amount }: Names,
): readonly JsonObject[] {
  const isWhole = items.every((item) => Number.isInteger(item[amount]));
  const toMoney = (much: number) => Number(much.toFixed(isWhole ? 0 : 2));
  let level = toMoney(at);
  return items.map((item, place) => {
    const step = toMoney((steps[place] ?? 0) * times);
    level = toMoney(level + step);
    const isSigned = Number(item[amount]) < 0;
    return { ...item, [amount]: isSigned ? step : Math.abs(step), [balance]: level };
  });
}
