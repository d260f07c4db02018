export interface JobPosting {
  id: number;
  title: string;
  department: string;
  requirements: string[];
  applicantsCount: number;
  postedAt: string;
  closesAt: string;
  status: "draft" | "open" | "on_hold" | "closed";
}

export interface JobApplication {
  id: number;
  jobPostingId: number;
  jobTitle: string;
  candidateName: string;
  candidateEmail: string;
  appliedAt: string;
  interviews: {
    type: string;
    scheduledAt: string;
    interviewer: string;
    durationMinutes: number;
    feedback?: string;
  }[];
}
