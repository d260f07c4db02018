import { isObject, type JsonObject } from "../../../../../schema/schema.ts";
import type { FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

const debits = /^(?:debit|debitAmount|debit_amount)$/;
const credits = /^(?:credit|creditAmount|credit_amount)$/;

function sidesOf({
  itemNames,
}: Slot): { readonly debit: string; readonly credit: string } | undefined {
  const debit = itemNames.find((name) => debits.test(name));
  const credit = itemNames.find((name) => credits.test(name));
  return debit !== undefined && credit !== undefined ? { debit, credit } : undefined;
}

/** A line of a journal is on one side, and all of one side are as much as all of the other. */
export const findLedgers: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    const sides = list.kind === "list" ? sidesOf(list) : undefined;
    if (!sides) return [];
    return [
      {
        reads: [list],
        writes: [list],
        apply: (scope) => {
          const items = scope.values[list.name];
          if (!Array.isArray(items) || items.length === 0 || !items.every(isObject)) return;
          write(scope, list, balance(items as readonly JsonObject[], sides.debit, sides.credit));
        },
      },
    ];
  });

/** All but the last are debits; the last is the credit for all of them. */
function balance(items: readonly JsonObject[], debit: string, credit: string): JsonObject[] {
  // A lone line is shown with both of its sides.
  if (items.length === 1) return items.map((item) => ({ ...item, [credit]: item[debit] ?? 0 }));
  const last = items.length - 1;
  const owed = items.slice(0, last).reduce((sum, item) => sum + Number(item[debit] ?? 0), 0);
  return items.map((item, at) =>
    at < last
      ? { ...item, [credit]: 0 }
      : { ...item, [debit]: 0, [credit]: Number(owed.toFixed(2)) },
  );
}
