export interface OnlineCourse {
  id: number;
  title: string;
  category: string;
  level: "Beginner" | "Intermediate" | "Advanced";
  price: number;
  tags: string[];
  ratingsCount: number;
  enrolledCount: number;
  lecturesCount: number;
  sections: { title: string; lectures: { title: string; durationSeconds: number }[] }[];
}

export interface QuizAttempt {
  id: number;
  quizTitle: string;
  startedAt: string;
  submittedAt: string;
  timeSpentSeconds: number;
  score: number;
  maxScore: number;
  percentage: number;
  passed: boolean;
  attemptNumber: number;
  answers: {
    question: string;
    selectedAnswer: string;
    correctAnswer: string;
    isCorrect: boolean;
  }[];
}
