export interface Desk {
  id: number;
  label: string;
  type: "hot" | "dedicated" | "private_office";
  floor: number;
  hourlyRate: number;
  monthlyRate: number;
  amenities: string[];
}
export interface DeskBooking {
  id: number;
  deskId: number;
  memberName: string;
  startTime: string;
  endTime: string;
  hours: number;
  checkedInAt: string | null;
  status: "confirmed" | "checked_in" | "no_show" | "cancelled";
  notes: string;
}
export interface StorageUnit {
  id: string;
  unitNumber: string;
  monthlyRent: number;
  occupied: boolean;
  tenant: string | null;
  rentedSince: string | null;
  paidThrough: string | null;
}
