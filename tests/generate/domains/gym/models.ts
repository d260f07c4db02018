export interface PersonalTrainer {
  id: number;
  name: string;
  specialties: string[];
  certifications: string[];
  hourlyRate: number;
  rating: number;
  reviewCount: number;
}

export interface GymMember {
  id: number;
  firstName: string;
  gender: "male" | "female" | "nonbinary";
  membershipPlan: "basic" | "plus" | "unlimited";
  monthlyFee: number;
  joinedAt: string;
  totalVisits: number;
  goals: string[];
  personalTrainerId: number | null;
  personalTrainerName: string | null;
}

export interface FitnessClass {
  id: number;
  title: string;
  category: string;
  description: string;
  instructor: string;
  durationMinutes: number;
  capacity: number;
  booked: number;
}
