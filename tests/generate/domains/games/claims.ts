import {
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  differ,
  hour,
  isPast,
  minute,
  numberOf,
  percent,
  sum,
  thereIf,
  timeOf,
} from "../properties.ts";

export const claims: Domain = {
  "/players": {
    each: [
      atMost("hp", "maxHp"),
      atMost("xp", "xpToNextLevel"),
      sum("gamesPlayed", "wins losses"),
      percent("winRate", "wins", "gamesPlayed"),
      thereIf("bannedAt", "isBanned"),
      thereIf("banReason", "isBanned"),
      before("registeredAt", "lastLoginAt"),
    ],
    all: [
      [
        "few are banned",
        (players) => players.filter(({ isBanned }) => isBanned).length < players.length / 4,
      ],
    ],
  },
  "/game-matches": {
    each: [
      differ("winnerId", "loserId"),
      before("startedAt", "endedAt", minute, 4 * hour),
      always(
        "durationSeconds is how long it took",
        (game) =>
          numberOf(game, "durationSeconds") ===
          (timeOf(game, "endedAt") - timeOf(game, "startedAt")) / 1000,
      ),
      always("it has been played", isPast("endedAt")),
    ],
  },
  "/achievements": {
    each: [
      copyOf("playerUsername", "playerId", "/players", "username"),
      atMost("current", "target"),
      percent("progress", "current", "target"),
      thereIf("unlockedAt", "unlocked"),
      always(
        "who has all of it has unlocked it",
        (one) => (one["current"] === one["target"]) === one["unlocked"],
      ),
    ],
  },
};
