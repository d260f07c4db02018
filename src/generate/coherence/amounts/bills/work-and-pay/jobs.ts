import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { isPricedList } from "../bill-lines.ts";

/** What a workshop asks: the parts, and the hours at their rate. */
export const findJobs: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, quantityKinds);
  const parts = find("parts cost|materials cost|material cost|parts total|materials total|parts");
  const hours = find("labor hours|labour hours|hours worked|hours|labour time hours");
  const rate = find("labor rate|labour rate|hourly rate|shop rate");
  const total = find("total cost|total|invoice total|total price|grand total|total amount");
  const hasLabor = findNamed(
    slots.filter((slot) => slot !== hours),
    "labor cost|labour cost|labor total|labour total|labor|labour",
    quantityKinds,
  );
  if (!hours || !rate || !total || hasLabor) return [];
  // What the parts cost in a list is added up with the work as a bill is.
  if (!parts && slots.some(isPricedList)) return [];
  return [
    {
      reads: parts ? [parts, hours, rate] : [hours, rate],
      writes: [total],
      apply: (scope) => {
        const [time, each] = [readQuantity(scope, hours), readQuantity(scope, rate)];
        const used = parts ? (readQuantity(scope, parts) ?? 0) : 0;
        if (time !== undefined && each !== undefined)
          writeQuantity(scope, total, used + time * each);
      },
    },
  ];
};
