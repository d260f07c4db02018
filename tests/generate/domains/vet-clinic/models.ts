export interface PetOwner {
  id: number;
  fullName: string;
  mobile: string;
  emailAddress: string;
  preferredVet: string;
  outstandingBalance: number;
  registeredOn: string;
  notes?: string;
  address: { street: string; city: string; postcode: string; country: string };
}
export interface Patient {
  id: number;
  ownerId: number;
  petName: string;
  species: string;
  breed: string;
  sex: string;
  weightKg: number;
  dateOfBirth: string;
  microchipNumber: string;
  isNeutered: boolean;
  allergies: string[];
  lastVisit: string;
  nextVaccinationDue: string;
}
