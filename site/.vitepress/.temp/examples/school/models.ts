declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type TeacherId = Id<"TeacherId">;
export type CourseId = Id<"CourseId">;
export type StudentId = Id<"StudentId">;

export interface Teacher {
  id: TeacherId;
  firstName: string;
  lastName: string;
  subjects: ("maths" | "physics" | "history" | "music")[];
}

export interface Course {
  id: CourseId;
  title: string;
  /** The brand says what this refers to, whatever the member is called. */
  teacher: TeacherId;
  room?: string;
  startsAt: Date;
}

export interface Student {
  id: StudentId;
  firstName: string;
  lastName: string;
  birthDate: Date;
  /** Many-to-many: `/students/:id/courses` and `/courses/:id/students`. */
  courseIds: CourseId[];
}

export interface Grade {
  id: number;
  studentId: StudentId;
  courseId: CourseId;
  /** @minimum 1 @maximum 6 @multipleOf 0.5 */
  value: number;
  gradedAt: Date;
}
