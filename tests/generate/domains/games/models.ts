export interface Player {
  id: number;
  username: string;
  level: number;
  hp: number;
  maxHp: number;
  xp: number;
  xpToNextLevel: number;
  gamesPlayed: number;
  wins: number;
  losses: number;
  winRate: number;
  isBanned: boolean;
  bannedAt: string | null;
  banReason: string | null;
  registeredAt: string;
  lastLoginAt: string;
}

export interface GameMatch {
  id: string;
  winnerId: Player["id"];
  loserId: Player["id"];
  startedAt: string;
  endedAt: string;
  durationSeconds: number;
}

export interface Achievement {
  id: number;
  playerId: Player["id"];
  playerUsername: string;
  progress: number;
  current: number;
  target: number;
  unlocked: boolean;
  unlockedAt: string | null;
}
