export interface GradeEntry {
  id: number;
  student_name: string;
  course_code: string;
  course_name: string;
  assignment: string;
  score: number;
  max_score: number;
  percentage: number;
  letter_grade: string;
  weight: number;
  graded_by: string;
  graded_at: string;
  feedback: string;
  semester: string;
}
