import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** Two shares that are a whole together, and the words for what is shared. */
const complements: readonly (readonly [first: string, second: string, of: Matcher])[] = [
  ["home|home team|home percent", "away|away team|away percent", oneOf("possession")],
  ["home possession|possession home", "away possession|possession away", /^/],
  [
    "male percent|male|men percent",
    "female percent|female|women percent",
    oneOf("gender|split|share"),
  ],
  ["yes percent|percent yes", "no percent|percent no", /^/],
];

export const findComplements: FindRules = ({ slots, owner }) =>
  complements.flatMap(([one, other, of]) => {
    const [first, second] = [one, other].map((names) => findNamed(slots, names, quantityKinds));
    if (!first || !second || !owner.some((word) => of.test(word))) return [];
    return [
      {
        reads: [first],
        writes: [second],
        apply: (scope) => {
          const share = readQuantity(scope, first);
          if (share !== undefined && share <= 100) writeQuantity(scope, second, 100 - share);
        },
      },
    ];
  });
