import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { toState } from "../../../../state-words.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";

const totals = "total|total amount|grand total|amount due|total price|amount";
const given =
  "amount tendered|cash tendered|tendered|cash received|amount received|cash given|paid cash";
const returned = "change given|change|change due|cash change|change returned";
const methods = "payment method|payment type|method|paid by|tender type|paid with";

/** Notes and coins that people hold out: the bill, or the next round sum above it. */
const steps = [5, 10, 20, 50];

const come = oneOf("succeeded|success|successful|paid|completed|captured|settled|refunded");

function toReceived(status: Slot, total: Slot, received: Slot): Rule {
  return {
    reads: [status, total],
    writes: [received],
    apply: (scope) => {
      const due = readQuantity(scope, total);
      const isHere = come.test(toState(scope.values[status.name]) ?? "");
      if (due !== undefined) writeQuantity(scope, received, isHere ? due : 0);
    },
  };
}

/** What somebody holds out covers the bill, and what is left of it is given back. */
export const findCash: FindRules = ({ slots }) => {
  const [total, tendered] = [totals, given].map((names) => findNamed(slots, names, ["number"]));
  if (!total || !tendered || total === tendered) return [];
  const change = findNamed(slots, returned, ["number"]);
  // A payment by a card has a course of its own: nothing has come before it succeeded.
  const status = slots.find(({ words, kind }) => words === "status" && kind === "choice");
  if (status && !change) return [toReceived(status, total, tendered)];
  const method = findNamed(slots, methods, ["choice", "text"]);
  const apply = (scope: Scope) => {
    const due = readQuantity(scope, total);
    if (due === undefined || due < 0) return;
    const isCash = !method || /cash/i.test(String(scope.values[method.name]));
    // A card pays what is due, to the cent.
    const step = isCash ? chanceFor(scope, tendered).pick(steps) : undefined;
    if (!writeQuantity(scope, tendered, step ? Math.ceil(due / step) * step : due) || !change)
      return;
    const held = readQuantity(scope, tendered) ?? due;
    writeQuantity(scope, change, Number((held - due).toFixed(2)));
  };
  return [
    {
      reads: method ? [total, method] : [total],
      writes: change ? [tendered, change] : [tendered],
      apply,
    },
  ];
};
