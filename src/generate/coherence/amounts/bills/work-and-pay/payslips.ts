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
export const findPayslips: FindRules = (parts) => [...findListed(parts), ...findPlain(parts)];

/** The share of the base that each of them is, where a slip says them as single amounts. */
const added: readonly Share[] = [
  ["allowances|allowance|total allowances|hra|house rent allowance", 0.06, 0.2],
  ["bonus|bonuses|performance bonus|incentives", 0, 0.1],
  ["overtime pay|overtime amount|overtime", 0, 0.08],
];
const kept: readonly Share[] = [
  ["deductions|deduction|total deductions|other deductions", 0.03, 0.09],
  ["tax|income tax|tax deducted|tds|tax withheld|tax deduction|tax amount", 0.12, 0.22],
  ["provident fund|pf|pension|pension contribution|social security", 0.05, 0.1],
  ["insurance|health insurance|insurance deduction", 0.01, 0.04],
];
type Share = readonly [names: string, least: number, most: number];

/** What is left of the base with what comes on top and without what is taken off. */
const findPlain: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const base = find("basic salary|base salary|basic pay|base pay|basic");
  const net = find("net pay|net salary|net|net amount|take home pay");
  const gross = find("gross pay|gross salary|gross|total earnings");
  const toParts = (shares: readonly Share[]) =>
    shares.flatMap(([names, least, most]) => {
      const slot = find(names);
      return slot ? [{ slot, least, most }] : [];
    });
  const [more, less] = [toParts(added), toParts(kept)];
  // From the gross pay others reckon.
  if (!base || !net || gross || more.length + less.length === 0) return [];
  const apply = (scope: Scope) => {
    const basic = readQuantity(scope, base);
    if (basic === undefined) return;
    const share = ({ slot, least, most }: (typeof more)[number]) => {
      const part = least + (most - least) * chanceFor(scope, slot).next();
      const amount = Number((basic * part).toFixed(2));
      writeQuantity(scope, slot, amount);
      return amount;
    };
    const sum = (all: typeof more) => all.reduce((total, part) => total + share(part), 0);
    const earned = basic + sum(more);
    writeQuantity(scope, net, Number((earned - sum(less)).toFixed(2)));
  };
  const parts = [...more, ...less].map(({ slot }) => slot);
  return [{ reads: [base], writes: [net, ...parts], apply }];
};

const findListed: FindRules = ({ slots }) => {
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
