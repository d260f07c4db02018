export interface Wedding {
  id: number;
  coupleNames: string;
  bride: string;
  groom: string;
  weddingDate: string;
  ceremonyVenue: string;
  receptionVenue: string;
  guestCount: number;
  budget: number;
  spent: number;
  theme: string;
  colorPalette: string[];
  dressCode: string;
  planner: string;
  rsvpDeadline: string;
}
export interface WeddingGuest {
  id: number;
  weddingId: number;
  name: string;
  email: string;
  rsvpStatus: string;
  plusOne: boolean;
  mealChoice: string;
  tableNumber: number;
  dietaryRestrictions: string | null;
  side: string;
  invitedAt: string;
  respondedAt: string | null;
  giftReceived: string | null;
}
