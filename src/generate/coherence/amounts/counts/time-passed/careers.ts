import { timelines } from "../../../../facets/timeline.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";

const lengths =
  "years of experience|years experience|experience years|experience|years in practice|years practicing";
const beginnings =
  "admitted year|admission year|year admitted|bar admission year|practicing since|in practice since|career start year|start year|year started|working since|licensed since|graduation year|year graduated";

/** Who has done it for eleven years began eleven years ago. */
export const findCareers: FindRules = ({ slots }) => {
  const length = findNamed(slots, lengths, ["number"]);
  const begin = length && findNamed(slots, beginnings, quantityKinds);
  if (!length || !begin) return [];
  return [
    {
      reads: [length],
      writes: [begin],
      apply: (scope) => {
        const years = readQuantity(scope, length);
        const now = new Date(scope.facet(timelines).now).getUTCFullYear();
        if (years !== undefined) writeQuantity(scope, begin, now - Math.round(years));
      },
    },
  ];
};
