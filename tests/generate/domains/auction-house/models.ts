export interface Lot {
  id: number;
  lotNumber: number;
  title: string;
  description: string;
  category: string;
  estimateLow: number;
  estimateHigh: number;
  startingBid: number;
  currentBid: number;
  endsAt: string;
  highestBidder: string;
}
export interface Exhibition {
  id: string;
  title: string;
  subtitle: string;
  curator: string;
  opensOn: string;
  closesOn: string;
  status: "upcoming" | "open" | "closed";
}
export interface Raffle {
  id: string;
  title: string;
  prize: string;
  prizeValue: number;
  ticketPrice: number;
  ticketsSold: number;
  maxTickets: number;
  winner: string | null;
  winningNumber: number | null;
  status: "selling" | "drawn" | "cancelled";
}
