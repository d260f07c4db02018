export interface Medicine {
  id: number;
  brandName: string;
  genericName: string;
  strength: string;
  form: string;
  manufacturer: string;
  ndcCode: string;
  requiresPrescription: boolean;
  unitPrice: number;
  stockLevel: number;
  reorderLevel: number;
  expiryDate: string;
  storageTemperature: string;
  sideEffects: string[];
}
export interface PrescriptionFill {
  id: number;
  medicineId: number;
  patientName: string;
  prescribingDoctor: string;
  dosage: string;
  frequency: string;
  quantityDispensed: number;
  refillsLeft: number;
  copay: number;
  insuranceProvider: string;
  filledAt: string;
  pharmacist: string;
  pickedUp: boolean;
}
