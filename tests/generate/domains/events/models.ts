export interface Venue {
  id: number;
  name: string;
  website: string;
  street: string;
  city: string;
  postalCode: string;
  country: string;
  timezone: string;
  capacity: number;
}

export interface Event {
  id: number;
  venueId: Venue["id"];
  venueName: string;
  title: string;
  status: "upcoming" | "live" | "past" | "cancelled";
  registrationDeadline: string;
  doorsOpen: Date;
  startsAt: string;
  endsAt: string;
  maxAttendees: number;
  attendees: number;
  isFree: boolean;
  price: number;
  isOnline: boolean;
  meetingUrl: string | null;
  createdAt: string;
}

export interface Registration {
  id: number;
  eventId: Event["id"];
  eventTitle: string;
  attendeeName: string;
  attendeeEmail: string;
  tickets: number;
  ticketPrice: number;
  total: number;
  checkedIn: boolean;
  checkedInAt: string | null;
  registeredAt: string;
}
