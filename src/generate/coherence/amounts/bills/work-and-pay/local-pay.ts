import type { Scope } from "../../../../draw/scope.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";

const pays = /^(?!net )(?:\S+ )*(?:salary|gross pay|base pay)(?: (?:min|max|from|to|amount))?$/;

/** How many of them a year's pay is of, where our tables have one. */
const worth: Readonly<Record<string, number>> = {
  DKK: 7,
  SEK: 8,
  NOK: 9,
  CZK: 18,
  PLN: 3,
  HUF: 240,
  JPY: 110,
  INR: 24,
  KRW: 1000,
  MXN: 9,
  ZAR: 10,
  CNY: 5,
};

/** Nobody in Copenhagen works a year for forty thousand crowns. */
export const findLocalPay: FindRules = ({ slots }) => {
  const currency = findNamed(slots, "currency|salary currency|currency code", ["text", "choice"]);
  const paid = slots.filter(({ kind, words }) => kind === "number" && pays.test(words));
  if (!currency || paid.length === 0) return [];
  const apply = (scope: Scope) => {
    const times = worth[String(scope.values[currency.name])];
    if (times === undefined) return;
    for (const slot of paid) {
      const pay = readQuantity(scope, slot);
      // Already told in them, or by the hour.
      if (pay !== undefined && pay > 1200 && pay < 260_000)
        writeQuantity(scope, slot, Math.round((pay * times) / 1000) * 1000);
    }
  };
  return [{ reads: [currency, ...paid], writes: paid, apply }];
};
