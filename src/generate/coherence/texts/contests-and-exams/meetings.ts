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
    sides: [
      "player1|player 1|player one|player a|player1 name|player 1 name|player one name|player a name",
      "player2|player 2|player two|player b|player2 name|player 2 name|player two name|player b name",
    ],
    scores: [
      "score1|score 1|player1 score|player 1 score|player one score|player a score",
      "score2|score 2|player2 score|player 2 score|player two score|player b score",
    ],
  },
  {
    sides: [
      "team1|team 1|team one|team a|team1 name|team 1 name|team one name|team a name",
      "team2|team 2|team two|team b|team2 name|team 2 name|team two name|team b name",
    ],
    scores: [
      "score1|score 1|team1 score|team 1 score|team one score|team a score|team a goals|team a points",
      "score2|score 2|team2 score|team 2 score|team two score|team b score|team b goals|team b points",
    ],
  },
];
