export interface Hotel {
  id: number;
  name: string;
  city: string;
  country: string;
  countryCode: string;
  currency: string;
  phone: string;
  email: string;
  website: string;
  stars: 1 | 2 | 3 | 4 | 5;
  checkInTime: string;
  checkOutTime: string;
  rooms: number;
  occupiedRooms: number;
  occupancyRate: number;
  lat: number;
  lng: number;
}

export interface Booking {
  id: string;
  hotelId: Hotel["id"];
  hotelName: string;
  guestName: string;
  guestEmail: string;
  status: "pending" | "confirmed" | "checked_in" | "checked_out" | "cancelled";
  checkIn: Date;
  checkOut: Date;
  nights: number;
  adults: number;
  children: number;
  guests: number;
  pricePerNight: number;
  subtotal: number;
  taxRate: number;
  tax: number;
  cleaningFee: number;
  discount: number;
  total: number;
  amountPaid: number;
  balanceDue: number;
  confirmationCode?: string;
  cancelledAt: string | null;
  cancellationReason?: string;
  createdAt: string;
  updatedAt: string;
}

export interface Flight {
  id: string;
  flightNumber: string;
  airline: string;
  originCity: string;
  destinationCity: string;
  originAirport: string;
  destinationAirport: string;
  scheduledDeparture: Date;
  scheduledArrival: Date;
  actualDeparture: Date | null;
  actualArrival: Date | null;
  durationMinutes: number;
  status: "scheduled" | "boarding" | "departed" | "landed" | "delayed" | "cancelled";
  delayMinutes?: number;
  seatsTotal: number;
  seatsSold: number;
  seatsAvailable: number;
}
