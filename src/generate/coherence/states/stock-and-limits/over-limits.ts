import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** A device says that its battery is low where it is, and nowhere else. */
export const findLowBattery: FindRules = ({ slots }) => {
  const status = findNamed(slots, "status|state|device status|health", ["choice"]);
  const battery = findNamed(
    slots,
    "battery level|battery|battery percent|battery percentage|battery pct|charge level",
    ["number"],
  );
  const isLow = (value: Json | undefined) =>
    oneOf("low battery|battery low").test(toState(value) ?? "");
  const listed = status && "enum" in status.schema ? status.schema.enum : [];
  if (!status || !battery || !listed.some(isLow)) return [];
  const apply = (scope: Scope) => {
    const left = readQuantity(scope, battery);
    if (left === undefined || isLow(scope.values[status.name]) === left < 20) return;
    const range: [number, number] = left < 20 ? [24, 100] : [3, 18];
    writeQuantity(scope, battery, chanceFor(scope, battery).between(...range));
  };
  return [{ reads: [status], writes: [battery], apply }];
};

const overflowing = /\b(?:overflow(?:ing|ed)?|full|needs? (?:emptying|pickup|collection))$/;

/** A bin that is full says so, and one that is not does not. */
export const findOverflows: FindRules = ({ slots }) => {
  const flag = slots.find(({ words, kind }) => kind === "boolean" && overflowing.test(words));
  const level = findNamed(
    slots,
    "fill level|fill percent|fill percentage|fill level percent|tank level|tank level percent",
    ["number"],
  );
  if (!flag || !level) return [];
  const enough = flag.words.includes("need") ? 75 : 90;
  const apply = (scope: Scope) => {
    const share = readQuantity(scope, level);
    if (share !== undefined) write(scope, flag, share >= enough);
  };
  return [{ reads: [level], writes: [flag], apply }];
};

/** Whoever has less than they mean to keep must order. */
export const findLowStock: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" &&
      /\b(?:low stock|below (?:reorder|minimum|min)|reorder|restock|low battery|battery low)\b/.test(
        words,
      ),
  );
  const status = flag ? undefined : findNamed(slots, "status|stock status|state", ["choice"]);
  const asked = flag ?? status;
  const find = (names: string) => asked && findNamed(slots, names, quantityKinds);
  const isBattery = flag?.words.includes("battery") === true;
  const stock = find(
    isBattery
      ? "battery level|battery|battery percent|charge level"
      : "available|quantity available|on hand|quantity on hand|stock|quantity|in stock|stock level|current stock",
  );
  const least = find(
    "reorder point|reorder level|reorder threshold|reorder at|min stock|minimum stock|safety stock|par level|min quantity|minimum quantity|min qty|quantity min|stock min|low stock threshold|stock threshold|threshold|min level|minimum level|minimum",
  );
  if (status && stock && least) {
    const apply = (scope: Scope) => {
      const state = toState(scope.values[status.name]) ?? "";
      const [some, wanted] = [stock, least].map((slot) => readQuantity(scope, slot));
      if (some === undefined || !wanted) return;
      const share = chanceFor(scope, stock).next();
      if (/^low\b/.test(state) && (some > wanted || some === 0))
        writeQuantity(scope, stock, Math.ceil(wanted * (0.2 + 0.8 * share)));
      if (/^(?:in stock|available)$/.test(state) && some <= wanted)
        writeQuantity(scope, stock, Math.ceil(wanted * (1.2 + 4 * share)));
    };
    return [{ reads: [status, least], writes: [stock], apply }];
  }
  if (!flag || !stock || !(least || isBattery)) return [];
  const apply = (scope: Scope) => {
    const some = readQuantity(scope, stock);
    const wanted = least ? readQuantity(scope, least) : 20;
    if (some !== undefined && wanted !== undefined) write(scope, flag, some < wanted);
  };
  return [{ reads: least ? [stock, least] : [stock], writes: [flag], apply }];
};

const seatsLeft =
  "seats left|seats available|tickets available|tickets left|spots left|spots available|available seats|available spots|remaining seats|places left|tickets remaining";

/** What is full has no seat left. */
export const findFull: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" && /^(?:is )?(?:sold out|full|fully booked)$/.test(words),
  );
  const left = flag && findNamed(slots, seatsLeft, quantityKinds);
  if (!flag || !left) return [];
  const apply = (scope: Scope) => {
    const rest = readQuantity(scope, left);
    if (rest !== undefined) write(scope, flag, rest === 0);
  };
  return [{ reads: [left], writes: [flag], apply }];
};

/** A budget is exceeded where more was spent than there is. */
export const findOverLimits: FindRules = ({ slots }) => {
  const flag = slots.find(
    ({ words, kind }) =>
      kind === "boolean" &&
      /^(?:is |has )?(?:exceeded|over budget|over limit|overspent|over spent)$/.test(words),
  );
  const spent = findNamed(
    slots,
    "spent|used|amount spent|spent amount|usage|current|total spent|actual|spent this month|spent this week|used this month",
    quantityKinds,
  );
  const limit = findNamed(
    slots,
    "limit|monthly limit|monthly budget|weekly limit|spending limit|daily limit|budget limit|limit amount|budget|amount|budget amount|quota|allocated|total planned|total budget|total budgeted|planned|budgeted",
    quantityKinds,
  );
  if (!flag || !spent || !limit || spent === limit) return [];
  return [
    {
      reads: [spent, limit],
      writes: [flag],
      apply: (scope) => {
        const [some, all] = [readQuantity(scope, spent), readQuantity(scope, limit)];
        if (some !== undefined && all !== undefined) write(scope, flag, some > all);
      },
    },
  ];
};
