import type { Json } from "../../schema/schema.ts";
import { findNamed } from "./match-role.ts";
import type { FindRules } from "./rule.ts";
import { type Slot, write } from "./slot.ts";

/** Two who meet, as names are written for them, and what they have scored. */
const meetings = [
  ["white player|white|white name|white player name", "black player|black|black name", "", ""],
  ["home team|home team name|home", "away team|away team name|away", "home score", "away score"],
  ["home", "away", "home goals", "away goals"],
  [
    "player1|player 1|player one|player a",
    "player2|player 2|player two|player b",
    "score1",
    "score2",
  ],
  ["team1|team 1|team one|team a", "team2|team 2|team two|team b", "score1", "score2"],
] as const;

/** Who has won is one of the two who met: the one that the result or the scores say. */
export const findWinners: FindRules = ({ slots }) => {
  const winner = findNamed(slots, "winner|winner name|winning team|winning player", ["text"]);
  if (!winner) return [];
  const result = findNamed(slots, "result|final result|outcome", ["text", "choice"]);
  return meetings.flatMap(([one, other, ofOne, ofOther]) => {
    const [first, second] = [findNamed(slots, one, ["text"]), findNamed(slots, other, ["text"])];
    if (!first || !second) return [];
    const scores = [findNamed(slots, ofOne, ["number"]), findNamed(slots, ofOther, ["number"])];
    const known = [result, ...scores].filter((slot): slot is Slot => slot !== undefined);
    return [
      {
        reads: [first, second, winner, ...known],
        writes: [winner],
        apply: (scope) => {
          const { values } = scope;
          const [a, b] = scores.map((slot) => (slot ? values[slot.name] : undefined));
          const lead = leadOf(result && values[result.name]) ?? difference(a, b);
          if (lead === 0 && winner.isNullable && winner.hold === "free") values[winner.name] = null;
          else write(scope, winner, values[(lead ?? 1) >= 0 ? first.name : second.name]);
        },
      },
    ];
  });
};

/** Above zero where the first has won: `1–0`, `white wins`, `home win`. */
function leadOf(result: Json | undefined): number | undefined {
  if (typeof result !== "string") return undefined;
  if (/½|1\/2|draw|tie|stalemate/i.test(result)) return 0;
  const [, one, other] = /^(\d+)\s*[-–:]\s*(\d+)$/.exec(result) ?? [];
  if (one !== undefined) return Number(one) - Number(other);
  if (/^(?:white|home)\b/i.test(result)) return 1;
  return /^(?:black|away)\b/i.test(result) ? -1 : undefined;
}

function difference(one: Json | undefined, other: Json | undefined): number | undefined {
  return typeof one === "number" && typeof other === "number" ? one - other : undefined;
}
