export interface Page<T> {
  items: T[];
}
export interface User {
  id: number;
}
export type ById<T> = { [id: string]: T };
export type Change<K extends string, T> = { kind: K; from: T; to: T };
export interface Model {
  id: number;
  users: Page<User>;
  lists: Page<User[]>;
  either: Page<User | string>;
  dates: Page<Date>;
  index: ById<User>;
  rename: Change<"user.renamed", string>;
  anonymous: Page<{ a: 1 }>;
}
