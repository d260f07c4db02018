export interface Hotel {
  id: string;
  name: string;
  stars: 1 | 2 | 3 | 4 | 5;
  address: { street: string; city: string; country: string; postalCode: string };
  amenities: string[];
  checkInTime: string;
  checkOutTime: string;
  pricePerNight: number;
  currency: string;
  rating: number;
  reviewCount: number;
  petsAllowed: boolean;
  coverImage: string;
}

export interface HotelRoom {
  id: string;
  hotelId: string;
  roomNumber: string;
  type: "single" | "double" | "suite";
  floor: number;
  maxOccupancy: number;
  bedCount: number;
  pricePerNight: number;
  sizeSqm: number;
  view: string;
  isAvailable: boolean;
}

export interface Reservation {
  id: string;
  hotelId: string;
  roomId: string;
  guestName: string;
  guestEmail: string;
  checkIn: string;
  checkOut: string;
  nights: number;
  adults: number;
  children: number;
  totalPrice: number;
  status: "pending" | "confirmed" | "checked_in" | "checked_out" | "cancelled";
  specialRequests?: string;
  cancelledAt?: string;
  createdAt: string;
}

export interface Prescription {
  id: string;
  patientId: string;
  medication: string;
  dosage: string;
  frequency: string;
  startDate: string;
  endDate?: string;
  refillsRemaining: number;
  prescribedBy: string;
  instructions: string;
  pharmacy: string;
}

export interface Employee {
  id: string;
  employeeNumber: string;
  name: string;
  jobTitle: string;
  department: string;
  managerId: string | null;
  salary: number;
  currency: string;
  hireDate: string;
  employmentType: "full_time" | "part_time" | "contract";
  location: string;
  workEmail: string;
  vacationDaysLeft: number;
  performanceScore: number;
}

export interface LeaveRequest {
  id: string;
  employeeId: string;
  employeeName: string;
  type: "vacation" | "sick" | "parental" | "unpaid";
  startDate: string;
  endDate: string;
  days: number;
  reason: string;
  status: "pending" | "approved" | "rejected";
  approvedBy: string | null;
  decidedAt: string | null;
}

export interface Shipment {
  id: string;
  trackingNumber: string;
  carrier: string;
  origin: string;
  destination: string;
  weightKg: number;
  dimensions: { length: number; width: number; height: number; unit: string };
  status: "label_created" | "in_transit" | "out_for_delivery" | "delivered" | "exception";
  shippedAt: string | null;
  estimatedDelivery: string;
  deliveredAt: string | null;
  signedBy?: string;
  events: { timestamp: string; location: string; description: string }[];
}

export interface Sensor {
  id: string;
  name: string;
  type: "temperature" | "humidity" | "co2" | "motion";
  unit: string;
  value: number;
  batteryLevel: number;
  lastSeen: string;
  firmwareVersion: string;
  room: string;
  isOnline: boolean;
  threshold: { min: number; max: number };
  macAddress: string;
}

export interface Match {
  id: string;
  homeTeam: string;
  awayTeam: string;
  homeScore: number | null;
  awayScore: number | null;
  kickoff: string;
  venue: string;
  attendance?: number;
  competition: string;
  matchday: number;
  status: "scheduled" | "live" | "finished" | "postponed";
  referee: string;
  minute?: number;
}

export interface Permit {
  id: string;
  applicationNumber: string;
  permitType: string;
  applicant: string;
  propertyAddress: string;
  parcelNumber: string;
  submittedDate: string;
  status: "submitted" | "under_review" | "approved" | "denied" | "expired";
  fee: number;
  feePaid: boolean;
  inspector: string | null;
  issuedDate: string | null;
  expirationDate: string | null;
  description: string;
  estimatedCost: number;
}
