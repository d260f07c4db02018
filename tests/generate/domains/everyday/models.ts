export interface Patient {
  id: number;
  firstName: string;
  lastName: string;
  sex: "male" | "female";
  allergies: string[];
  notes: string;
}

export interface Employee {
  id: number;
  fullName: string;
  gender: "F" | "M" | "X";
  jobTitle: string;
  department: string;
  officeLocation: string;
  phone: string;
  currency: string;
  hireDate: string;
  createdAt: string;
}

export interface HotelStay {
  id: number;
  guestName: string;
  checkIn: string;
  checkOut: string;
  cancellationDeadline: string;
  adults: number;
}

export interface Podcast {
  id: number;
  title: string;
  episodeCount: number;
  latestEpisode: { title: string; number: number };
}

export interface CourseModule {
  id: number;
  title: string;
  order: number;
  lessons: { title: string; durationMinutes: number }[];
  totalDuration: number;
}

export interface BankTransaction {
  id: number;
  amount: number;
  counterparty: string;
  merchant?: string;
  balanceAfter: number;
}
