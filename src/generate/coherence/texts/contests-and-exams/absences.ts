import { findNamed } from "../../match-role.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { clear, write } from "../../slot.ts";
import { letters, passed } from "./marks.ts";

const marks =
  /^(?:marks?|score|points|percentage|percent)(?: (?:obtained|earned|scored|awarded))?$/;
const remarks = "remarks|remark|comment|comments|feedback|notes|note";

/** Who did not sit an exam has no marks for it, and nobody praises their work. */
export const findAbsences: FindRules = ({ slots }) => {
  const flag = findNamed(slots, "is absent|absent|was absent", ["boolean"]);
  const points = slots.filter(({ kind, words }) => kind === "number" && marks.test(words));
  if (!flag || points.length === 0) return [];
  const letter = findNamed(slots, letters, ["text", "choice"]);
  const pass = slots.find(({ kind, words }) => kind === "boolean" && passed.test(words));
  const remark = findNamed(slots, remarks, ["text"]);
  const others = [letter, pass, remark].flatMap((slot) => slot ?? []);
  return [
    {
      reads: [flag],
      writes: [...points, ...others],
      apply: (scope) => {
        if (scope.values[flag.name] !== true) return;
        for (const slot of points) {
          clear(scope, slot);
          writeQuantity(scope, slot, 0);
        }
        if (pass) write(scope, pass, false);
        if (letter) {
          clear(scope, letter);
          write(scope, letter, "F");
        }
        if (remark) write(scope, remark, "Absent on the day of the exam.");
      },
    },
  ];
};
