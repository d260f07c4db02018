import type { JsonObject } from "../../../../../schema/schema.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import type { FindRules } from "../../../rule.ts";
import { write } from "../../../slot.ts";

const debits = /^debit(?: amount)?$/;
const credits = /^credit(?: amount)?$/;

/** A line of a journal is on one side, and all of one side are as much as all of the other. */
export const findLedgers: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    const [debit, credit] = [debits, credits].map((names) => itemNamed(list, names));
    if (debit === undefined || credit === undefined) return [];
    return [
      {
        reads: [list],
        writes: [list],
        apply: (scope) => {
          const items = itemsOf(scope, list);
          if (items.length > 0) write(scope, list, balance(items, debit, credit));
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
