import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

const come = "attended|present|lessons attended|classes attended|sessions attended|days present";
const away = [
  "missed|absent|absences|days absent|sessions missed",
  "excused|excused absences",
  "late|tardy",
];
const rates =
  "rate|attendance rate|percentage|percent|attendance percent|attendance percentage|rate percent";

const wholes = /\btotal\b|^(?:lessons|sessions|classes|rehearsals|days|enrolled|expected)$/;

/** Whoever was there so often, and so often not, was there at so many in a hundred. */
export const findAttendanceRates: FindRules = ({ slots }) => {
  const attended = findNamed(slots, come, ["number"]);
  const [missed, ...others] = away.map((names) => findNamed(slots, names, ["number"]));
  if (!attended || !missed) return [];
  const rate = findNamed(slots, rates, ["number"]);
  // Where something says how many there are in all, the rest is reckoned from that.
  const isWhole = slots.some(({ kind, words }) => kind === "number" && wholes.test(words));
  if (!rate || isWhole) return [];
  const apart = [missed, ...others].flatMap((slot) => slot ?? []);
  const written = [...apart, rate];
  const apply = (scope: Scope) => {
    const all = readQuantity(scope, attended);
    if (all === undefined) return;
    let gone = 0;
    for (const slot of apart) {
      const own = readQuantity(scope, slot) ?? 0;
      const most = Math.ceil(all * 0.15);
      const told = own <= most ? own : chanceFor(scope, slot).between(0, most);
      writeQuantity(scope, slot, told);
      gone += slot === others[1] ? 0 : told;
    }
    const share = all + gone === 0 ? 1 : all / (all + gone);
    const isShare = (readQuantity(scope, rate) ?? 100) <= 1;
    writeQuantity(scope, rate, isShare ? share : Math.round(share * 100));
  };
  return [{ reads: [attended, ...apart], writes: written, apply }];
};
