export interface SleepRecord {
  id: string;
  night: string;
  bedtime: string;
  wakeTime: string;
  totalSleepMinutes: number;
  remMinutes: number;
  deepMinutes: number;
  lightMinutes: number;
}
export interface ChatThread {
  id: string;
  subject: string;
  participants: {
    userId: string;
    displayName: string;
    presence: "online" | "away";
    lastSeen: string;
  }[];
  latestMessage: { sender: string; text: string; sentAt: string };
  createdAt: string;
}
export interface PetProfile {
  id: string;
  petName: string;
  species: "dog" | "cat" | "rabbit";
  breed: string;
  birthday: string;
  ageYears: number;
  insured: boolean;
  insuranceProvider?: string;
  vaccinations: { vaccine: string; givenOn: string; vet: string }[];
}
export interface CourseEnrollment {
  id: string;
  learner: { name: string; email: string };
  certificateIssued: boolean;
  certificateUrl?: string;
  status: "active" | "completed" | "dropped";
}
export interface OnboardingChecklist {
  id: string;
  newHire: string;
  startDate: string;
  tasks: { label: string; completed: boolean; completedOn: string | null }[];
  percentComplete: number;
}
export interface ListenerStat {
  id: string;
  showName: string;
  totalPlays: number;
  uniqueListeners: number;
  newFollowers: number;
  unfollows: number;
  netGrowth: number;
  platformBreakdown: { platform: string; sharePct: number }[];
}
