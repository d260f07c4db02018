export interface Person {
  id: string;
  name: string;
  /** @format email */
  email: string;
  jobTitle: string;
  avatar: string;
  department: "Design" | "Engineering" | "Marketing" | "Support";
  managerId: Person["id"] | null;
  location: string;
  timezone: string;
  birthDate: string;
  /** @minimum 0 @maximum 30 */
  vacationDays: number;
  skills: string[];
  isActive: boolean;
}

export interface Project {
  id: number;
  name: string;
  description: string;
  color: string;
  /** @ref Person */
  ownerId: string;
  memberIds: Person["id"][];
  status: "planned" | "active" | "on-hold" | "done";
  budget: number;
  progress: number;
  startDate: Date;
  endDate: Date;
}

export interface Task {
  id: number;
  projectId: Project["id"];
  parentId?: Task["id"];
  title: string;
  description: string;
  status: TaskStatus;
  priority: 1 | 2 | 3;
  assigneeId: Person["id"] | null;
  estimate: number;
  labels: Label[];
  checklist: { text: string; done: boolean }[];
  dueDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
}

export enum TaskStatus {
  Todo = "todo",
  Doing = "doing",
  Review = "review",
  Done = "done",
}

export type Label = "bug" | "feature" | "chore" | "research";

/** The company itself: one object, not a list. */
export interface Workspace {
  name: string;
  logo: string;
  plan: "free" | "team" | "enterprise";
  /** @minimum 1 */
  seats: number;
  address: { street: string; city: string; zip: string; country: string };
}
