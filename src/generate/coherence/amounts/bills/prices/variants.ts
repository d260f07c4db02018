import type { Json } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, toQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { isPresent, type Slot, write } from "../../../slot.ts";

const lists = oneOf("variants|product variants|options|skus|versions|sizes");

/** Most sizes and colours cost the same, and a few of them more. */
const times = [1, 1, 1, 1, 1.1, 1.15];

/** What a product comes in costs about what the product costs, and there are as many of it in all. */
export const findVariants: FindRules = ({ slots, owner }) => [
  ...findOffered(slots),
  ...(owner.some((word) => eaten.test(word)) ? findSizes(slots) : []),
  ...findPriceHistory(slots),
  ...(owner.some((word) => varied.test(word)) ? findVariantTitle(slots) : []),
  ...findOptions(slots),
];

const varied = oneOf("variant|productvariant|itemvariant|sku");
const told = [
  "option 1",
  "option 2",
  "option 3",
  "option1",
  "option2",
  "option3",
  "color",
  "colour",
  "size",
  "material",
];

/** `Navy / M`: a variant is called by what it differs in. */
function findVariantTitle(slots: readonly Slot[]): readonly Rule[] {
  const title = findNamed(slots, "title|variant title|name|variant name|label", ["text"]);
  const options = slots.filter(
    ({ words, kind }) => (kind === "text" || kind === "choice") && told.includes(words),
  );
  if (!title || options.length === 0) return [];
  const apply = (scope: Scope) => {
    const said = options.map(({ name }) => scope.values[name]).filter((one) => isPresent(one));
    if (said.length > 0 && scope.draw.library.isEnglish) write(scope, title, said.join(" / "));
  };
  return [{ reads: options, writes: [title], apply }];
}

/** What a product comes in is a choice from each of its options, and is called by it. */
function findOptions(slots: readonly Slot[]): readonly Rule[] {
  const list = slots.find(({ kind, words }) => kind === "list" && /(?:^| )variants$/.test(words));
  const chosen = list
    ? ["option1", "option2", "option3"].flatMap(
        (name) => list.items.find((one) => one.name === name)?.name ?? [],
      )
    : [];
  if (!list || chosen.length === 0) return [];
  const options = slots.find(({ kind, words }) => kind === "list" && words === "options");
  const title = itemNamed(list, /^(?:title|name)$/, "text");
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const sets = options ? itemsOf(scope, options).map(({ values }) => values) : [];
    const offered = sets.flatMap((set) =>
      Array.isArray(set) && set.length > 0 && set.every((one) => typeof one === "string")
        ? [set]
        : [],
    );
    const told = items.map((item, at) => {
      let place = at;
      const own: Record<string, Json> = { ...item };
      for (const [column, name] of chosen.entries()) {
        const set = offered[column];
        if (set) {
          own[name] = set[place % set.length] ?? null;
          place = Math.floor(place / set.length);
        } else if (offered.length > 0) own[name] = null;
      }
      const names = chosen.flatMap((name) => (typeof own[name] === "string" ? [own[name]] : []));
      if (title !== undefined && names.length > 0) own[title] = names.join(" / ");
      return own;
    });
    const [all] = [offered.slice(0, chosen.length).reduce((many, set) => many * set.length, 1)];
    const once = offered.length > 0 ? told.slice(0, all) : told;
    if (told.length > 0 && !write(scope, list, once)) write(scope, list, told);
    // There are as many options as a variant chooses from.
    if (options && offered.length > chosen.length)
      write(scope, options, itemsOf(scope, options).slice(0, chosen.length));
  };
  return [
    {
      reads: options ? [list, options] : [list],
      writes: options ? [list, options] : [list],
      apply,
    },
  ];
}

const eaten = oneOf(
  "menu|menuitem|dish|pizza|drink|beverage|coffee|food|fooditem|meal|smoothie|juice|tea|burger|dessert|bakeryitem|icecream",
);
const sizes = ["Small", "Medium", "Large", "Family"] as const;

/** A large pizza costs more than a small one. */
function findSizes(slots: readonly Slot[]): readonly Rule[] {
  const list = slots.find(({ kind, words }) => kind === "list" && offers.test(words));
  const name = list && itemNamed(list, oneOf("name|label|size|title"), "text");
  if (!list || name === undefined) return [];
  const cost = itemNamed(list, /^(?:unit )?price$/, "number");
  const price = findNamed(slots, "price|base price|list price|unit price", ["number"]);
  const apply = (scope: Scope) => {
    const base = price && readQuantity(scope, price);
    const items = itemsOf(scope, list).slice(0, sizes.length);
    if (items.length === 0 || !scope.draw.library.isEnglish) return;
    const sized = items.map((item, at) => {
      const much = base !== undefined ? base * (1 + 0.25 * at) : undefined;
      const priced = cost !== undefined && much !== undefined ? { [cost]: round(much) } : {};
      return { ...item, [name]: sizes[at] ?? "Large", ...priced };
    });
    write(scope, list, sized);
  };
  return [{ reads: price ? [price, list] : [list], writes: [list], apply }];
}

const offers = oneOf("sizes|portions|portion sizes|size options");

function round(much: number): number {
  return Number((Math.round(much * 10) / 10).toFixed(2));
}

/** What it has cost leads to what it costs. */
function findPriceHistory(slots: readonly Slot[]): readonly Rule[] {
  const list = slots.find(({ words }) => /^(?:price|pricing) (?:history|changes)$/.test(words));
  const name = list && itemNamed(list, /^(?:(?:new )?price|amount|value)$/, "number");
  const price = list && findNamed(slots, "current price|price|list price|asking price", ["number"]);
  if (!list || name === undefined || !price) return [];
  const apply = (scope: Scope) => {
    const now = readQuantity(scope, price);
    if (now === undefined) return;
    const step = 0.02 + 0.04 * chanceFor(scope, list).next();
    const unit = now >= 10_000 ? 1000 : now >= 100 ? 1 : 0.01;
    const items = itemsOf(scope, list);
    const told = items.map((item, at) => {
      const before = now * (1 + step * (items.length - 1 - at));
      const much = at === items.length - 1 ? now : Math.round(before / unit) * unit;
      return { ...item, [name]: Number(much.toFixed(2)) };
    });
    if (told.length > 0) write(scope, list, told);
  };
  return [{ reads: [price, list], writes: [list], apply }];
}

function findOffered(slots: readonly Slot[]): readonly Rule[] {
  const variants = slots.filter(({ kind, words }) => kind === "list" && lists.test(words));
  if (variants.length === 0) return [];
  const price = findNamed(slots, "price|base price|list price|unit price", ["number"]);
  const stock = findNamed(slots, stocks, ["number"]);
  return variants.flatMap((list) => [
    ...(price ? toPrices(list, price) : []),
    ...(stock ? toStocks(list, stock) : []),
  ]);
}

function toPrices(list: Slot, price: Slot): readonly Rule[] {
  const name = itemNamed(list, /^(?:unit )?price$/, "number");
  if (name === undefined) return [];
  const apply = (scope: Scope) => {
    const base = readQuantity(scope, price);
    if (base === undefined) return;
    const chance = chanceFor(scope, list);
    const priced = itemsOf(scope, list).map((item) =>
      typeof item[name] === "number"
        ? { ...item, [name]: Number((base * chance.pick(times)).toFixed(2)) }
        : item,
    );
    if (priced.length > 0) write(scope, list, priced);
  };
  return [{ reads: [price, list], writes: [list], apply }];
}

const stocks =
  "stock|stock quantity|inventory|quantity in stock|total stock|stock count|stock level";
const stocked = new RegExp(`^(?:${stocks})$`);

function toStocks(list: Slot, stock: Slot): readonly Rule[] {
  const name = itemNamed(list, stocked);
  if (name === undefined) return [];
  const apply = (scope: Scope) => {
    const [all, items] = [readQuantity(scope, stock), itemsOf(scope, list)];
    const parts = items.map((item) => toQuantity(item[name]) ?? 0);
    const sum = parts.reduce((before, one) => before + one, 0);
    if (all === undefined || sum === 0) return;
    const shares = parts.map((one) => Math.floor((one * all) / sum));
    const rest = all - shares.reduce((before, one) => before + one, 0);
    write(
      scope,
      list,
      items.map((item, at) => ({ ...item, [name]: (shares[at] ?? 0) + (at === 0 ? rest : 0) })),
    );
  };
  return [{ reads: [stock, list], writes: [list], apply }];
}
