/** Something to start with where there is nothing: two collections that refer to each other, and an object. */
export const exampleFile = "models.ts";

export const exampleModels = `export interface User {
  id: number;
  name: string;
  /** @format email */
  email: string;
  createdAt: Date;
}

export interface Task {
  id: number;
  title: string;
  status: "open" | "doing" | "done";
  dueDate: Date | null;
  /** Who does it: the identifier of a User. */
  assigneeId: number;
}

/** One object, not a list. */
export interface Settings {
  theme: "light" | "dark";
  language: string;
}
`;
