import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const kinds = "type|album type|release type|format|record type|kind";
const counts = "track count|tracks count|total tracks|number of tracks|tracks|song count|songs";
const lists = "tracks|tracklist|track list|songs";

/** How many songs are on one. */
const sizes: readonly (readonly [kind: Matcher, least: number, most: number])[] = [
  [oneOf("single"), 1, 2],
  [oneOf("ep|mini album"), 4, 6],
  [oneOf("album|lp|studio|studio album|live|live album|mixtape|soundtrack"), 8, 13],
  [oneOf("compilation|greatest hits|anthology|best of"), 12, 20],
];

/** Nobody sells twelve songs as a single. */
export const findReleaseSizes: FindRules = ({ slots }) => {
  const kind = findNamed(slots, kinds, ["choice"]);
  const list = findNamed(slots, lists, ["list"]);
  const count = findNamed(slots, counts, ["number"]);
  const counted = list ?? count;
  if (!kind || !counted) return [];
  return [
    {
      reads: [kind],
      writes: [counted],
      apply: (scope) => {
        const state = toState(scope.values[kind.name]) ?? "";
        const [, least = 0, most = 0] = sizes.find(([words]) => words.test(state)) ?? [];
        const drawn = list ? scope.values[list.name] : readQuantity(scope, counted);
        const size = chanceFor(scope, counted).between(least, most);
        if (most === 0) return;
        if (Array.isArray(drawn)) {
          if (list && drawn.length > most) write(scope, list, drawn.slice(0, size));
        } else if (typeof drawn === "number" && (drawn < least || drawn > most))
          writeQuantity(scope, counted, size);
      },
    },
  ];
};
