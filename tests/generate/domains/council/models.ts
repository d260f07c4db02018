export interface CouncilMotion {
  id: number;
  motionNumber: string;
  title: string;
  summary: string;
  committee: string;
  votesFor: number;
  votesAgainst: number;
  abstentions: number;
  outcome: "passed" | "failed" | "tabled" | "pending";
}
export interface GardenPlot {
  id: number;
  plot_number: string;
  gardener: string | null;
  leased_since: string | null;
  annual_fee: number;
  status: "available" | "leased" | "maintenance";
}
export interface SiteInspection {
  id: string;
  inspector: string;
  permitNumber: string;
  scheduledFor: string;
  completedAt: string | null;
  defects: { code: string; description: string; trade: string }[];
  signature: string;
}
