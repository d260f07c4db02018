export interface Course {
  id: number;
  title: string;
  slug: string;
  instructor: string;
  startDate: string;
  endDate: string;
  enrolled: number;
  capacity: number;
  seatsAvailable: number;
  lessons: Lesson[];
  lessonCount: number;
  createdAt: string;
}

export interface Lesson {
  lessonNumber: number;
  title: string;
  durationMinutes: number;
  order: number;
}

export interface Student {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  enrollmentDate: string;
  graduationDate: string | null;
  status: "enrolled" | "graduated" | "withdrawn";
}

export interface Enrollment {
  id: number;
  studentId: Student["id"];
  studentName: string;
  courseId: Course["id"];
  courseTitle: string;
  status: "active" | "completed" | "dropped";
  progress: number;
  completedLessons: number;
  totalLessons: number;
  completedAt: string | null;
  grade?: number;
  enrolledAt: string;
}
