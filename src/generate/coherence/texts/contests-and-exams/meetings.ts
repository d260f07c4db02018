/** Two who meet, as names are written for them. */
export interface Meeting {
  readonly sides: readonly [one: string, other: string];
  /** What each of them has scored. */
  readonly scores: readonly [one: string, other: string];
}

export const meetings: readonly Meeting[] = [
  {
    sides: ["white player|white|white name", "black player|black|black name"],
    scores: ["white score", "black score"],
  },
  {
    sides: ["home team|home team name|home|home name", "away team|away team name|away|away name"],
    scores: [
      "home score|home goals|home points|home team score",
      "away score|away goals|away points|away team score",
    ],
  },
  {
    sides: ["player1|player 1|player one|player a", "player2|player 2|player two|player b"],
    scores: ["score1|score 1|player1 score", "score2|score 2|player2 score"],
  },
  {
    sides: ["team1|team 1|team one|team a", "team2|team 2|team two|team b"],
    scores: ["score1|score 1|team1 score|team a score", "score2|score 2|team2 score|team b score"],
  },
];
