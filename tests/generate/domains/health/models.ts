export interface Patient {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  dateOfBirth: Date;
  age: number;
  email: string;
  phone: string;
  isActive: boolean;
  deactivatedAt: string | null;
  isDeceased: boolean;
  deathDate?: string;
  registeredAt: string;
}

export interface Appointment {
  id: number;
  patientId: Patient["id"];
  patientName: string;
  doctor: string;
  status: "scheduled" | "in_progress" | "completed" | "cancelled" | "no_show";
  startsAt: string;
  endsAt: string;
  durationMinutes: number;
  cancelledAt?: string;
  cancellationReason?: string;
  bookedAt: string;
}

export interface VitalSigns {
  id: number;
  patientId: Patient["id"];
  recordedAt: string;
  systolic: number;
  diastolic: number;
  minHeartRate: number;
  maxHeartRate: number;
  averageHeartRate: number;
}
