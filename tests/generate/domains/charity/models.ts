export interface DonationCampaign {
  id: number;
  title: string;
  category: string;
  goalAmount: number;
  raisedAmount: number;
  donorsCount: number;
  percentFunded: number;
}

export interface AuctionLot {
  id: number;
  title: string;
  medium: string;
  year: number;
  startingBid: number;
  currentBid: number;
  bidCount: number;
  reserveMet: boolean;
  endsAt: string;
  status: "upcoming" | "live" | "sold" | "unsold";
}

export interface NewsArticle {
  id: number;
  headline: string;
  section: "Politics" | "Business" | "Sports" | "Culture" | "Tech";
  tags: string[];
  body: string;
}
