import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { write } from "../../slot.ts";

const lists =
  /(?:^| )(?:zones|sections|areas|floors|levels|halls|aisles|bays|stands|blocks|wings|tiers|sectors)$/;
const wholes =
  "capacity|total capacity|max capacity|total seats|seats|total spots|total spaces|spaces|capacity units|pallet capacity";
const takens =
  "used capacity|used|occupied|occupancy|current occupancy|capacity used|occupied spots|occupied spaces|current load";
const sizes = oneOf(
  "capacity|total capacity|max capacity|seats|total seats|spots|total spots|spaces|total|total spaces",
);
const fills = oneOf("used|used capacity|occupied|occupancy|taken|capacity used|current occupancy");
const frees = "available spaces|available spots|free spaces|free spots|available|free";

/** The zones of a warehouse hold together what the warehouse holds. */
export const findZones: FindRules = ({ slots }) => {
  const whole = findNamed(slots, wholes, ["number"]);
  const list = whole && slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const size = list && itemNamed(list, sizes, "number");
  if (!list || size === undefined) return [];
  const filled = itemNamed(list, fills, "number");
  const fill = filled ?? itemNamed(list, oneOf(frees), "number");
  const taken =
    fill === undefined ? undefined : findNamed(slots, filled ? takens : frees, ["number"]);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const all = scope.values[whole.name];
    if (items.length === 0 || typeof all !== "number") return;
    const rooms = split(
      all,
      items.map((item) => Number(item[size] ?? 0)),
    );
    const used = taken && scope.values[taken.name];
    const shares = items.map((item, at) =>
      item[size] ? ((rooms[at] ?? 0) * Number(item[fill ?? ""] ?? 0)) / Number(item[size]) : 0,
    );
    const full =
      typeof used === "number" && used <= all
        ? split(used, rooms)
        : shares.map((share, at) => Math.min(rooms[at] ?? 0, Math.round(share)));
    const told = items.map((item, at) => ({
      ...item,
      [size]: rooms[at] ?? 0,
      ...(fill === undefined || item[fill] === undefined ? {} : { [fill]: full[at] ?? 0 }),
    }));
    write(scope, list, told as Json);
  };
  const reads = taken ? [whole, taken, list] : [whole, list];
  return [{ reads, writes: [list], apply } satisfies Rule];
};

/** A number in parts that stand to each other as these do, in hundreds where it is so large. */
function split(whole: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const step = whole >= 2000 ? 100 : whole >= 200 ? 10 : 1;
  if (!(sum > 0)) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum / step) * step);
  const rest = whole - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, at) => (at === 0 ? part + rest : part));
}
