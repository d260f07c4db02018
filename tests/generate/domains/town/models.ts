export interface FootballMatch {
  id: number;
  homeTeam: string;
  awayTeam: string;
  status: "scheduled" | "live" | "finished";
  homeScore: number | null;
  awayScore: number | null;
  minute: number | null;
  goals: { player: string; minute: number; team: "home" | "away" }[];
}

export interface SupportCase {
  id: number;
  subject: string;
  customer: { name: string; email: string };
  assignee: string | null;
  messages: { author: string; body: string; sentAt: string; isInternal: boolean }[];
}

export interface MenuSection {
  id: number;
  category: string;
  items: { name: string; price: number; vegetarian: boolean }[];
}

export interface OpeningTimes {
  id: number;
  restaurant: string;
  openingHours: { day: string; open: string; close: string }[];
}

export interface Player {
  id: number;
  name: string;
  position: "GK" | "DF" | "MF" | "FW";
  dateOfBirth: string;
  goals: number;
  injured: boolean;
  injury: string | null;
  contractUntil: string;
}

export interface PersonalLoan {
  id: number;
  type: "personal" | "mortgage" | "auto" | "student";
  principal: number;
  balance: number;
  insurance: boolean;
  insuranceFee: number;
}
