import type { Scope } from "../../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

/** How much of the gross pay is taken for it. */
const taken: readonly (readonly [label: Matcher, share: number])[] = [
  [/tax/i, 0.18],
  [/health|medical/i, 0.08],
  [/pension|retirement/i, 0.09],
  [/unemployment/i, 0.012],
];
const usual = 0.005;
const bases = /^(?:base|basic|regular)\b/i;

/** What is paid beside the base. */
const onTop = [
  "overtime pay|overtime amount",
  "bonus|bonuses|performance bonus",
  "commission|commissions",
  "allowances|allowance|holiday pay",
  "tips|gratuities",
];

/** What is paid on top of the base, what is taken off, and what is left of it. */
export const findPayslips: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const gross = find("gross pay|gross salary|gross|gross amount|total earnings");
  const deductions = findAmounts(slots, oneOf("deductions|withholdings"));
  // Without anything taken off, payments are those of a bill.
  const paid = deductions ? findAmounts(slots, oneOf("payments")) : undefined;
  const earnings = findAmounts(slots, oneOf("earnings|allowances|additions")) ?? paid;
  if (!gross || (!earnings && !deductions)) return [];
  const base = find("basic salary|base salary|basic pay|base pay|basic");
  const net = find("net pay|net salary|net|net amount|take home pay");
  const extras = onTop.flatMap((names) => find(names) ?? []);
  const yearGross = find("ytd gross|gross ytd|year to date gross|ytd gross pay|ytd earnings");
  const yearNet = find("ytd net|net ytd|year to date net|ytd net pay");
  const total = find("total deductions|deductions total");
  const apply = (scope: Scope) => {
    const basic = (base && readQuantity(scope, base)) ?? readQuantity(scope, gross) ?? 0;
    const added = extras.reduce((sum, slot) => sum + (readQuantity(scope, slot) ?? 0), 0);
    const more = (earnings ? pay(scope, earnings, basic) : 0) + (base ? added : 0);
    const all = Number((basic + more).toFixed(2));
    writeQuantity(scope, gross, all);
    const less = deductions ? takeOff(scope, deductions, all) : 0;
    if (total) writeQuantity(scope, total, less);
    if (net) writeQuantity(scope, net, Number((all - less).toFixed(2)));
    const months = chanceFor(scope, gross).between(2, 11);
    if (yearGross) writeQuantity(scope, yearGross, all * months);
    if (yearNet) writeQuantity(scope, yearNet, (all - less) * months);
  };
  const present = (all: readonly (Slot | undefined)[]) => all.flatMap((slot) => slot ?? []);
  return [
    {
      reads: present([base, earnings, deductions, ...extras]),
      writes: present([gross, earnings, deductions, total, net, yearGross, yearNet]),
      apply,
    },
  ];
};

function findAmounts(slots: readonly Slot[], words: Matcher): Slot | undefined {
  return slots.find(
    (slot) => words.test(slot.words) && itemNamed(slot, amounts, "number") !== undefined,
  );
}

/** The base is what it is; what comes on top is a small part of it. */
function pay(scope: Scope, list: Slot, basic: number): number {
  const chance = chanceFor(scope, list);
  let more = 0;
  setAmounts(scope, list, (label) => {
    if (bases.test(label)) return basic;
    const amount = Math.round(basic * (0.01 + 0.05 * chance.next()));
    more += amount;
    return amount;
  });
  return more;
}

function takeOff(scope: Scope, list: Slot, gross: number): number {
  let less = 0;
  setAmounts(scope, list, (label) => {
    const share = taken.find(([pattern]) => pattern.test(label))?.[1] ?? usual;
    const amount = Number((gross * share).toFixed(2));
    less += amount;
    return amount;
  });
  return Number(less.toFixed(2));
}

function setAmounts(scope: Scope, list: Slot, toAmount: (label: string) => number): void {
  const [label = "", amount = ""] = [labels, amounts].map((names) => itemNamed(list, names));
  const told = itemsOf(scope, list).map((item) => ({
    ...item,
    [amount]: toAmount(String(item[label] ?? "")),
  }));
  write(scope, list, told);
}

const amounts = oneOf("amount|value|total");
const labels = oneOf("label|name|title|description|type|code");
