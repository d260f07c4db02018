import { toModelWords } from "../../schema/model-words.ts";
import { findNamed } from "../coherence/match-role.ts";
import { toQuantity, writeQuantity } from "../coherence/quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import type { Scope } from "../draw/scope.ts";
import { oneOf } from "../one-of.ts";
import { type Link, nameIn } from "./link.ts";

const traded = oneOf("coin|crypto|cryptocurrency|token|stock|security|ticker|instrument|symbol");
const deals = oneOf(
  "trade|holding|position|transaction|order|alert|investment|swap|portfolioitem|watchlistitem",
);
const quoted =
  "current price|price|price usd|last price|market price|current price usd|latest price";
const paid =
  "price|trade price|executed price|execution price|price per coin|price per unit|price per share|average buy price|avg buy price|average price|avg price|average cost|buy price|purchase price|entry price|cost per coin|unit price";
const wanted = "target price|alert price|trigger price|limit price|threshold|target";
const counts = "amount|quantity|qty|units|shares|coin amount|token amount|balance";

/** What is dealt in has a price, and who buys it, holds it or waits for it pays about that. */
export function findCoinDeals(links: readonly Link[]): FindRules {
  return (parts) =>
    links.flatMap((link) => {
      const last = toModelWords(link.to.model).at(-1) ?? "";
      const reference = parts.slots.find(({ name }) => name === link.member);
      const isDeal = deals.test(parts.owner.at(-1) ?? "") && traded.test(last);
      return reference && isDeal ? findDeal(link, reference, parts) : [];
    });
}

function findDeal(
  { to, member, peek: look }: Link,
  reference: Slot,
  { slots }: Parts,
): readonly Rule[] {
  const price = nameIn(to, quoted);
  const peek = price === undefined ? undefined : look?.([price]);
  if (price === undefined || !peek) return [];
  const [each, target, count, now] = [paid, wanted, counts, "current price|market price"].map(
    (names) => findNamed(slots, names, ["number"]),
  );
  const side = findNamed(slots, "condition|direction|type", ["choice", "text"]);
  const writes = [each, target, count, now].flatMap((slot) => slot ?? []);
  if (writes.length === 0) return [];
  const apply = (scope: Scope) => {
    const position = scope.referred(member);
    const asked = position === undefined ? undefined : toQuantity(peek(position)[price]);
    if (asked === undefined || asked <= 0) return;
    const near = (slot: Slot, least: number, most: number) => {
      const told = asked * (least + (most - least) * chanceFor(scope, slot).next());
      writeQuantity(scope, slot, asked === 1 ? 1 : Number(told.toPrecision(asked < 10 ? 3 : 5)));
    };
    if (now) writeQuantity(scope, now, asked);
    if (each) near(each, 0.7, 1.2);
    const isBelow = side && /below|under|less|drop|fall/i.test(String(scope.values[side.name]));
    if (target) near(target, isBelow ? 0.75 : 1.04, isBelow ? 0.96 : 1.35);
    if (!count) return;
    // Few have more than some thousands in one thing.
    const worth = 60 + 5900 * chanceFor(scope, count).next() ** 2;
    const many = worth / asked;
    const isWhole =
      /shares$/.test(count.words) || ("type" in count.schema && count.schema.type === "integer");
    write(scope, count, isWhole ? Math.ceil(many) : Number(many.toPrecision(4)));
  };
  return [{ reads: side ? [reference, side] : [reference], writes, apply }];
}
