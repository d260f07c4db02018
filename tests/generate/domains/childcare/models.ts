export interface Child {
  id: string;
  first_name: string;
  last_name: string;
  nickname: string;
  date_of_birth: string;
  age_months: number;
  classroom: string;
  guardians: { name: string; relationship: string; phone: string }[];
  nap_time: string;
  dietary_notes: string;
}
export interface DogWalk {
  id: string;
  dogName: string;
  walker: string;
  durationMinutes: number;
  price: number;
  route: { lat: number; lng: number }[];
  report: string;
}
