export interface Tutor {
  id: number;
  name: string;
  headline: string;
  subjects: string[];
  hourlyRate: number;
  rating: number;
  reviewCount: number;
  yearsExperience: number;
  education: string;
  languagesSpoken: string[];
  availability: string[];
  introVideoUrl: string;
  responseTimeHours: number;
  isVerified: boolean;
}
export interface TutoringSession {
  id: number;
  tutorId: number;
  studentName: string;
  subject: string;
  topic: string;
  scheduledStart: string;
  durationMinutes: number;
  meetingLink: string;
  homeworkAssigned: string;
  studentRating: number | null;
  feedback: string | null;
  price: number;
  status: string;
}
