export interface Poll {
  id: string;
  question: string;
  options: { label: string; votes: number; percentage: number }[];
  totalVotes: number;
  createdBy: string;
  createdAt: string;
  closesAt: string;
  isMultipleChoice: boolean;
  isAnonymous: boolean;
  status: "draft" | "open" | "closed";
}
