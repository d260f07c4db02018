export interface HospitalBed {
  id: string;
  ward: string;
  bedNumber: string;
  patientName: string | null;
  admittedAt: string | null;
  expectedDischarge: string | null;
  attendingPhysician: string;
  nurse: string;
  diagnosis: string;
  condition: "stable" | "serious" | "critical";
  status: "available" | "occupied" | "cleaning";
  bloodType: string;
  allergies: string[];
  vitals: {
    heartRate: number;
    bloodPressure: string;
    temperature: number;
    oxygenSaturation: number;
    respiratoryRate: number;
  };
  dietaryRestrictions: string;
}
