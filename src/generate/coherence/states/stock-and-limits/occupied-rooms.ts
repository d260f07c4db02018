import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

const inside =
  "occupied|occupied beds|beds occupied|current occupancy|occupancy|occupants|current load kg|current load";
const places =
  "capacity|beds|bed count|total beds|number of beds|max occupancy|max load kg|max load|capacity kg|payload kg";
const empty = oneOf("idle|parked|cleaning|vacant|maintenance|out of service|closed|free");

/** Somebody is in what is occupied, nobody in what is cleaned, and there is room in what is available. */
export const findOccupied: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  const count = findNamed(slots, inside, quantityKinds);
  const most = findNamed(slots, places, quantityKinds);
  if (!count || !most) return [];
  const isTold = slots.some(({ words }) => told.test(words));
  const within = count.words === "occupancy" && !isTold ? [toWithin(count, most)] : [];
  if (!status) return within;
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    const [many, all] = [readQuantity(scope, count), readQuantity(scope, most)];
    if (many === undefined || all === undefined) return;
    // A van that waits at the depot has nothing on board.
    const isWaiting = state === "available" && /load/.test(count.words);
    if (empty.test(state) || isWaiting) writeQuantity(scope, count, 0);
    else if (state === "full") writeQuantity(scope, count, all);
    else if (state === "occupied") writeQuantity(scope, count, Math.max(1, Math.min(many, all)));
    else if (state === "available")
      writeQuantity(scope, count, Math.min(many, Math.max(0, all - 1)));
  };
  return [...within, { reads: [status, most, count], writes: [count], apply }];
};

/** What is free or taken says what part of it is. */
const told = /^(?:occupied|booked|taken|used|available|free|vacant|open)\b/;

/** The occupancy beside a capacity is how many are there, and nobody is there in part. */
function toWithin(count: Slot, most: Slot): Rule {
  const apply = (scope: Scope) => {
    const [many, all] = [readQuantity(scope, count), readQuantity(scope, most)];
    if (many === undefined || all === undefined || (many <= all && Number.isInteger(many))) return;
    writeQuantity(scope, count, Math.round(all * (0.3 + (0.65 * (many % 100)) / 100)));
  };
  return { reads: [most, count], writes: [count], apply };
}
