export interface DentalPatient {
  id: number;
  firstName: string;
  lastName: string;
  birthDate: string;
  phone: string;
  email: string;
  insuranceProvider: string;
  policyNumber: string;
  lastCleaning: string;
  nextAppointment: string;
  allergies: string[];
  outstandingBalance: number;
  preferredDentist: string;
  isSmoker: boolean;
}
export interface TreatmentPlan {
  id: number;
  dentalPatientId: number;
  toothNumber: number;
  diagnosis: string;
  procedure: string;
  estimatedCost: number;
  insuranceCovers: number;
  patientPays: number;
  sessionsPlanned: number;
  sessionsDone: number;
  startDate: string;
  status: string;
  notes: string;
}
