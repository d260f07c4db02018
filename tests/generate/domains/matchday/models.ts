export interface TournamentMatch {
  id: string;
  stage: string;
  homeTeam: { name: string; shortName: string };
  awayTeam: { name: string; shortName: string };
  homeGoals: number;
  awayGoals: number;
  kickoff: string;
  scorers: { player: string; minute: number; team: string }[];
}
export interface YouthTeam {
  id: string;
  teamName: string;
  ageBracket: string;
  record: { wins: number; losses: number; draws: number; pointsPerGame: number };
  nextFixture: { opponent: string; kickoffAt: string; isHome: boolean };
}
export interface ConcertTicket {
  id: string;
  event: { title: string; artist: string; venue: string; doorsOpen: string; showStarts: string };
  faceValue: number;
  fees: number;
  total: number;
  scanned: boolean;
  scannedAt: string | null;
}
export interface RunnerResult {
  id: string;
  runnerName: string;
  bib: number;
  overallPlace: number;
  divisionPlace: number;
  chipTime: string;
}
