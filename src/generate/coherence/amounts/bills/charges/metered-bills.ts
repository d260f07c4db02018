import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";

const used =
  "kwh used|kwh|usage kwh|consumption kwh|energy kwh|usage|consumption|units used|units consumed|gallons used|gallons|m3 used|consumption m3|usage m3";
const prices =
  "rate per kwh|price per kwh|cost per kwh|rate per unit|price per unit|unit price|unit rate|rate per gallon|price per gallon|price per m3|rate per m3|tariff rate";
const charges =
  "base charge|standing charge|service charge|fixed charge|base fee|service fee|connection fee|delivery charge|meter fee|monthly fee|basic charge";
const energyCharges =
  "energy charge|usage charge|consumption charge|electricity charge|supply charge|energy cost|usage cost|energy amount";
const taxes = "tax|taxes|vat|tax amount|vat amount|taxes and fees";
const totals =
  "total due|total amount|total|amount due|total cost|total charge|bill amount|total amount due|amount";

/** What a meter has counted, at its price, with what is paid anyway and the tax on both. */
export const findMeteredBills: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const [count, total] = [find(used), find(totals)];
  const [charge, tax] = [find(charges), find(taxes)];
  const rate = find("vat rate|tax rate|vat percent");
  const untaxed = find("net amount|net total|subtotal|net");
  const own = find(energyCharges);
  const price = find(prices) ?? (own ? find("rate|tariff|price") : undefined);
  if (!count || !price || !total || !(charge || tax)) return [];
  const apply = (scope: Scope) => {
    const [many, each] = [readQuantity(scope, count), readQuantity(scope, price)];
    if (many === undefined || each === undefined) return;
    if (own) writeQuantity(scope, own, Number((many * each).toFixed(2)));
    const net = many * each + (charge ? (readQuantity(scope, charge) ?? 0) : 0);
    const told = rate && readQuantity(scope, rate);
    const share = told ? toShare(told) : chanceFor(scope, total).pick([0.05, 0.07, 0.1, 0.19, 0.2]);
    if (untaxed) writeQuantity(scope, untaxed, net);
    const levied = tax ? Number((net * share).toFixed(2)) : 0;
    if (tax) writeQuantity(scope, tax, levied);
    writeQuantity(scope, total, net + levied);
  };
  const [reads, writes] = [
    [count, price, charge, rate],
    [own, tax, untaxed, total],
  ].map((all) => all.filter((slot) => slot !== undefined));
  return [{ reads: reads ?? [], writes: writes ?? [], apply }];
};

const bought = "grid kwh|grid import kwh|imported kwh|grid consumption kwh";
const energies = oneOf("energy|electricity|power|consumption|usage|meter|utility|water|gas");
const paid =
  "cost|total cost|energy cost|electricity cost|cost eur|cost usd|cost gbp|amount due|bill amount";
const kinds = "utility|utility type|meter type|service type|type|unit";
const usual: readonly (readonly [kind: RegExp, price: number])[] = [
  [/gas/i, 0.9],
  [/water|^m(?:3|³)$/i, 2.9],
  [/electric|power|kwh/i, 0.26],
];

/** What comes out of the grid or a pipe is paid for, at about its usual price where none is told. */
export const findEnergyCosts: FindRules = ({ slots, owner }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const kilowatts = slots.some(({ words }) => / kwh$|^kwh$/.test(words));
  const [count, price, cost] = [find(bought) ?? find(used), find(prices), find(paid)];
  const kind = kilowatts ? undefined : findNamed(slots, kinds, ["text", "choice"]);
  const isEnergy = (kilowatts || kind) && owner.some((word) => energies.test(word));
  if (!isEnergy || !count || price || !cost || find(charges)) return [];
  const apply = (scope: Scope) => {
    const many = readQuantity(scope, count);
    const said = kind ? String(scope.values[kind.name]) : "kwh";
    const price = usual.find(([one]) => one.test(said))?.[1];
    if (many === undefined || price === undefined) return;
    const each = price * (1 + 0.3 * chanceFor(scope, cost).next());
    writeQuantity(scope, cost, Number((many * each).toFixed(2)));
  };
  return [{ reads: kind ? [count, kind] : [count], writes: [cost], apply }];
};
