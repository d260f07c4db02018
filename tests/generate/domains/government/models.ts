export interface Permit {
  id: string;
  applicantName: string;
  applicantEmail: string;
  status: "submitted" | "under_review" | "approved" | "rejected" | "expired";
  submittedAt: string;
  approvedAt: string | null;
  rejectionReason: string | null;
  validFrom: Date;
  validUntil: Date;
  fee: number;
}

export interface Election {
  id: number;
  title: string;
  date: string;
  registeredVoters: number;
  votesCast: number;
  turnoutPercent: number;
  pollsOpen: Date;
  pollsClose: Date;
}

export interface Petition {
  id: number;
  title: string;
  goal: number;
  current: number;
  percent: number;
  yesVotes: number;
  noVotes: number;
  totalVotes: number;
  opensAt: string;
  closesAt: string;
  isClosed: boolean;
  createdAt: string;
}
