export interface Hotel {
  id: number;
  name: string;
  city: string;
  distanceToCenterKm: number;
  roomTypes: { name: string; beds: string; maxGuests: number; price: number; sizeSqm: number }[];
}

export interface RoomReservation {
  id: number;
  hotelId: number;
  hotelName: string;
  roomType: "single" | "double" | "twin" | "family";
  adults: number;
  children: number;
}

export interface MeetingRoomBooking {
  id: number;
  roomName: string;
  capacity: number;
  bookedBy: string;
  title: string;
  attendees: string[];
}
