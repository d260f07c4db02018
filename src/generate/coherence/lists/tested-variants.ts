import type { Json, JsonObject } from "../../../schema/schema.ts";
import { oneOf } from "../../one-of.ts";
import { isIn, toState } from "../../state-words.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const lists = oneOf("variants|variations|arms|test variants");
const shares =
  /^(?:weight|split|allocation|rollout|traffic(?: (?:share|split|weight|allocation|percent|percentage))?)(?: (?:percent|percentage|pct))?$/;
const seen =
  /^(?:unique )?(?:visitors|users|participants|impressions|sessions|exposures|views|subjects|sample size)(?: count)?$/;
const done = /^(?:total )?(?:conversions|clicks|purchases|signups|sign ups|orders)(?: count)?$/;
const rates = /^(?:conversion|click|click through|conv)(?: rate)?$|^(?:cvr|ctr)$/;
const sold = /price|sku|stock/;

/** Visitors of a test are shared out evenly, its variants differ by a little, and a draft has had none. */
export const findTestedVariants: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  if (!list || itemNamed(list, sold) !== undefined) return [];
  const [share, visitors, conversions, rate] = [shares, seen, done, rates].map((names) =>
    itemNamed(list, names, "number"),
  );
  if ([share, visitors, conversions].every((name) => name === undefined)) return [];
  const state = slots.find(
    ({ words, kind }) => kind === "choice" && /^(?:status|state)$/.test(words),
  );
  const apply = (scope: Parameters<typeof itemsOf>[0]) => {
    const items = itemsOf(scope, list);
    if (items.length < 2) return;
    const chance = chanceFor(scope, list);
    const isAhead =
      state !== undefined && isIn(toState(scope.values[state.name]) ?? "", "ahead", "asked");
    const parts = evenShares(items, share);
    const [first = {}] = items;
    const [seenFirst, doneFirst] = [visitors, conversions].map((name) => numberIn(first, name));
    const usual = seenFirst && doneFirst !== undefined ? doneFirst / seenFirst : undefined;
    const told = items.map((item, at) => {
      const changed: Record<string, Json> = { ...item };
      if (share !== undefined && parts) changed[share] = parts[at] ?? 0;
      const part = parts ? (parts[at] ?? 0) / (parts[0] || 1) : 1;
      const wobble = at === 0 ? 1 : 0.985 + chance.next() * 0.03;
      const better = at === 0 ? 1 : 0.9 + chance.next() * 0.3;
      const all = isAhead ? 0 : seenFirst && Math.round(seenFirst * part * wobble);
      if (visitors !== undefined && all !== undefined) changed[visitors] = all;
      const some = isAhead ? 0 : all && usual && Math.round(all * Math.min(1, usual * better));
      if (conversions !== undefined && some !== undefined) changed[conversions] = some;
      const before = numberIn(item, rate);
      if (rate !== undefined && before !== undefined && all !== undefined && some !== undefined) {
        const isFraction = before <= 1 && items.every((one) => (numberIn(one, rate) ?? 0) <= 1);
        const reached = all === 0 ? 0 : some / all;
        changed[rate] = Number((isFraction ? reached : reached * 100).toFixed(isFraction ? 3 : 1));
      }
      return changed;
    });
    write(scope, list, told);
  };
  return [{ reads: state ? [list, state] : [list], writes: [list], apply }];
};

/** A half each, or a quarter; as a fraction where the shares that were drawn are fractions. */
function evenShares(items: readonly JsonObject[], share: string | undefined) {
  const drawn = items.map((item) => numberIn(item, share));
  if (drawn.some((one) => one === undefined)) return undefined;
  const isFraction = drawn.every((one) => (one ?? 0) <= 1);
  const each = Math.floor(100 / items.length);
  const parts = items.map((_, at) => (at === 0 ? 100 - each * (items.length - 1) : each));
  return isFraction ? parts.map((part) => part / 100) : parts;
}

function numberIn(item: JsonObject, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : item[name];
  return typeof value === "number" ? value : undefined;
}
