import {
  always,
  atMost,
  copyOf,
  type Domain,
  differ,
  isAhead,
  isPast,
  numberOf,
  percent,
  sum,
  thereWhen,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/teams": { each: [always("a team has a name", ({ name }) => String(name) !== "")] },
  "/matches": {
    each: [
      differ("homeTeamId", "awayTeamId"),
      copyOf("homeTeamName", "homeTeamId", "/teams", "name"),
      copyOf("awayTeamName", "awayTeamId", "/teams", "name"),
      thereWhen("homeScore", "live finished"),
      thereWhen("awayScore", "live finished"),
      thereWhen("attendance", "live finished"),
      atMost("attendance", "capacity"),
      whenStatus("scheduled", "it lies ahead", isAhead("kickoff")),
      whenStatus("finished", "it is over", isPast("kickoff")),
    ],
  },
  "/standings": {
    each: [
      copyOf("teamName", "teamId", "/teams", "name"),
      sum("played", "wins draws losses"),
      sum("goalDifference", "goalsFor", "goalsAgainst"),
      always(
        "three points for a win, one for a draw",
        (row) => numberOf(row, "points") === 3 * numberOf(row, "wins") + numberOf(row, "draws"),
      ),
      percent("winRate", "wins", "played"),
    ],
  },
};
