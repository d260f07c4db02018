export interface TicketType {
  id: string;
  name: string;
  price: number;
  quantity: number;
  sold: number;
  remaining: number;
  maxPerOrder: number;
  perks: string[];
}
export interface Screening {
  id: string;
  film: string;
  startsAt: string;
  runtimeMinutes: number;
  format: string;
  seatsTotal: number;
  seatsSold: number;
  ticketPrice: number;
}
export interface Domain {
  id: string;
  domain: string;
  registrar: string;
  registeredOn: string;
  expiresOn: string;
  daysUntilExpiry: number;
  status: "active" | "expired";
}
