export interface LegalCase {
  id: string;
  caseNumber: string;
  title: string;
  court: string;
  judge: string;
  plaintiff: string;
  defendant: string;
  caseType: string;
  filedDate: string;
  nextHearing: string | null;
  status: "open" | "pending" | "settled" | "closed";
  leadAttorney: string;
  billableHours: number;
  hourlyRate: number;
  amountBilled: number;
  opposingCounsel: string;
  jurisdiction: string;
  summary: string;
  documents: { title: string; fileType: string; pages: number; filedAt: string }[];
}
