import type { JsonObject } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

const balances = /^(?:balance(?: after)?|(?:running|new|remaining|points) balance)$/;
const amounts = oneOf("amount|value|change|delta|points");
const kinds = oneOf("type|kind|direction|transaction type|entry type|action");
/** What puts something in; all else takes something out. */
const into = /credit|deposit|top.?up|refund|earn|bonus|salary|income|interest|receiv|adjust|^in$/i;

const openings =
  "initial balance|opening balance|starting balance|initial amount|initial value|original amount|original balance";
const closings =
  "current balance|closing balance|remaining balance|ending balance|balance|available balance|points balance";

/** A list that tells what is left after each step tells it of one account. */
export const findRunningBalances: FindRules = ({ slots, owner }) =>
  slots.flatMap((list) => {
    if (list.kind !== "list" || owed.test(list.words)) return [];
    const [balance, amount] = [balances, amounts].map((names) => itemNamed(list, names));
    if (balance === undefined || amount === undefined) return [];
    const [opening, closing] = [openings, closings].map((role) =>
      findNamed(slots, role, quantityKinds),
    );
    // A card that was given is spent, a bank account goes up and down.
    const isSpent = owner.some((word) => oneOf("gift|card|voucher|prepaid").test(word));
    const names = { balance, amount, kind: itemNamed(list, kinds), isSpent };
    return [toRule(list, names, opening, closing)];
  });

/** What is paid back each month has rules of its own. */
const owed = /\b(?:instal+ments?|repayments?|amortization|schedule)\b/;

interface Names {
  readonly balance: string;
  readonly amount: string;
  readonly kind: string | undefined;
  readonly isSpent: boolean;
}

function toRule(
  list: Slot,
  names: Names,
  opening: Slot | undefined,
  closing: Slot | undefined,
): Rule {
  const touched = [list, opening, closing].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    if (items.length === 0 || items.some((item) => typeof item[names.amount] !== "number")) return;
    const steps = items.map((item) => toStep(item, names));
    const first = opening && readQuantity(scope, opening);
    const last = closing && readQuantity(scope, closing);
    const start = startOf(steps, first, last, names.isSpent);
    if (!start) return;
    // Of what is still whole nothing was spent.
    const told = start.times === 0 ? [] : tell(items, steps, start, names);
    const end = told.at(-1)?.[names.balance];
    if (write(scope, list, told) && closing && typeof end === "number")
      writeQuantity(scope, closing, end);
  };
  return { reads: touched, writes: touched, apply };
}

/** So much in, or so much out. */
function toStep(item: JsonObject, { amount, kind, isSpent }: Names): number {
  const much = Number(item[amount]);
  const said = kind === undefined ? undefined : item[kind];
  if (typeof said === "string") return into.test(said) ? Math.abs(much) : -Math.abs(much);
  return isSpent ? -Math.abs(much) : much;
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
  if (first === undefined && last === undefined) return undefined;
  const begin = first ?? (last ?? 0) - sum;
  const levels = steps.map(
    (_, at) => begin + steps.slice(0, at + 1).reduce((all, one) => all + one, 0),
  );
  const lowest = Math.min(begin, ...levels);
  if (lowest >= 0) return { at: begin, times: 1 };
  // Smaller steps, so that something is left at each of them.
  if (first !== undefined) return { at: first, times: (0.8 * first) / (first - lowest) };
  const end = last ?? 0;
  const times = (0.8 * end) / Math.max(1, end - lowest);
  return { at: end - sum * times, times };
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
    return {
      ...item,
      [amount]: Number(item[amount]) < 0 ? step : Math.abs(step),
      [balance]: level,
    };
  });
}
