import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed, without } from "../../../match-role.ts";
import { quantityKinds, readQuantity, toShare, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";

/** What is taken of a sum by a rate; taxes and discounts stand on bills. */
const kinds =
  "duty|commission|royalty|levy|withholding|surcharge|cashback|referral|holdback|markup|retention|fee|placement fee|success fee|management fee";

/** Of what, the likeliest first. */
const bases =
  "customs value|declared value|sale price|sale amount|deal value|deal size|gross sales|gross revenue|net sales|revenue|contract value|transaction amount|gross amount|annual salary|base salary|salary|subtotal|order total|selling price|price|amount|value|total";

/** `dutyAmount` is the `dutyRate` of the `customsValue`. */
export const findLevies: FindRules = ({ slots, owner }) => [
  ...findGross(slots),
  ...findSales(slots, owner),
  ...findAssessed(slots),
  ...findServed(slots, owner),
  ...kinds.split("|").flatMap((kind) => {
    const rate = findNamed(
      slots,
      `${kind} rate|${kind} percent|${kind} percentage|${kind} pct`,
      quantityKinds,
    );
    if (!rate) return [];
    const others = without(slots, rate);
    const names = `${kind} amount|${kind}|${kind} due|${kind} earned|${kind} paid|${kind} total`;
    const levy = findNamed(others, names, quantityKinds);
    const base = levy && findNamed(without(others, levy), bases, quantityKinds);
    if (!levy || !base) return [];
    return [
      {
        reads: [rate, base],
        writes: [levy],
        apply: (scope: Scope) => {
          const [share, sum] = [readQuantity(scope, rate), readQuantity(scope, base)];
          if (share === undefined || sum === undefined) return;
          writeQuantity(scope, levy, sum * toShare(share));
        },
      },
    ];
  }),
];

/** What is owed for a house is so many per cent of what it was assessed at. */
function findAssessed(slots: readonly Slot[]): readonly Rule[] {
  const base = findNamed(slots, "assessed value|taxable value|assessment", quantityKinds);
  const rate = base && findNamed(slots, "tax rate|rate|mill rate", quantityKinds);
  const tax =
    rate && findNamed(slots, "tax amount|annual tax|property tax|tax due|tax owed", quantityKinds);
  if (!base || !rate || !tax) return [];
  const apply = (scope: Scope) => {
    const [sum, share] = [readQuantity(scope, base), readQuantity(scope, rate)];
    if (sum === undefined || share === undefined) return;
    // Nobody pays a tenth: 0.89 is less than one per cent.
    writeQuantity(scope, tax, sum * (share > 0.1 ? share / 100 : share));
  };
  return [{ reads: [base, rate], writes: [tax], apply }];
}

/** `grossPrice` is the `netPrice` with its `vatRate`. */
function findGross(slots: readonly Slot[]): readonly Rule[] {
  const net = findNamed(slots, "net price|net amount|price net|amount net|net", quantityKinds);
  const gross =
    net &&
    findNamed(slots, "gross price|gross amount|price gross|amount gross|gross", quantityKinds);
  const rate =
    gross && findNamed(slots, "vat rate|tax rate|vat percent|tax percent|vat pct", quantityKinds);
  if (!net || !gross || !rate) return [];
  const apply = (scope: Scope) => {
    const [share, sum] = [readQuantity(scope, rate), readQuantity(scope, net)];
    if (share !== undefined && sum !== undefined)
      writeQuantity(scope, gross, sum * (1 + toShare(share)));
  };
  return [{ reads: [net, rate], writes: [gross], apply }];
}

const caterers = oneOf("catering|cateringorder|banquet|function|restaurantbill|bill|check");

/** Who serves a hundred guests takes a tenth or more of what they eat. */
function findServed(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (!owner.some((word) => caterers.test(word))) return [];
  const fee = findNamed(slots, "service fee|service charge|gratuity", quantityKinds);
  const base = fee && findNamed(slots, "subtotal|food total|menu total", quantityKinds);
  if (!fee || !base) return [];
  const apply = (scope: Scope) => {
    const sum = readQuantity(scope, base);
    const share = 0.1 + 0.01 * chanceFor(scope, fee).between(0, 8);
    if (sum !== undefined) writeQuantity(scope, fee, Number((sum * share).toFixed(2)));
  };
  return [{ reads: [base], writes: [fee], apply }];
}

const copies = "units sold|copies sold|units|copies|quantity sold|sales|quantity";
const each = "unit price|list price|price per unit|price per copy|cover price|retail price|price";

/** What an author gets for so many copies, at such a price, by such a rate. */
function findSales(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (!owner.includes("royalty")) return [];
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const rate = find("royalty rate|rate|royalty percent|royalty percentage|percentage");
  const [sold, price, paid] = [
    copies,
    each,
    "royalty amount|amount|earnings|royalty|royalties|payout|total",
  ].map(find);
  if (!rate || !sold || !price || !paid) return [];
  const apply = (scope: Scope) => {
    const [share, count, one] = [rate, sold, price].map((slot) => readQuantity(scope, slot));
    if (share !== undefined && count !== undefined && one !== undefined)
      writeQuantity(scope, paid, Number((count * one * toShare(share)).toFixed(2)));
  };
  return [{ reads: [rate, sold, price], writes: [paid], apply }];
}
