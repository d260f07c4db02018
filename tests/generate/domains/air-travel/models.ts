export interface Departure {
  id: number;
  flightNumber: string;
  originCity: string;
  originAirport: string;
  originCountry: string;
  destinationCity: string;
  destinationAirport: string;
  gate: string;
  terminal: string;
  scheduledDeparture: string;
  status: "scheduled" | "boarding" | "departed" | "cancelled";
}
