export interface CrowdfundingCampaign {
  id: number;
  title: string;
  tagline: string;
  creatorName: string;
  category: string;
  goalAmount: number;
  pledgedAmount: number;
  backersCount: number;
  percentFunded: number;
  currency: string;
  launchedAt: string;
  endsAt: string;
  daysLeft: number;
  story: string;
  coverImage: string;
  rewards: {
    title: string;
    minPledge: number;
    description: string;
    estimatedDelivery: string;
    limit: number;
    claimed: number;
  }[];
  status: "draft" | "live" | "funded" | "failed";
}
