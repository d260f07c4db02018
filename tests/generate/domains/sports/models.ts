export interface Team {
  id: number;
  name: string;
  city: string;
  country: string;
}

export interface Match {
  id: number;
  homeTeamId: Team["id"];
  awayTeamId: Team["id"];
  homeTeamName: string;
  awayTeamName: string;
  kickoff: Date;
  status: "scheduled" | "live" | "finished" | "postponed";
  homeScore: number | null;
  awayScore: number | null;
  attendance: number | null;
  capacity: number;
}

export interface Standing {
  id: number;
  teamId: Team["id"];
  teamName: string;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
  points: number;
  winRate: number;
}
