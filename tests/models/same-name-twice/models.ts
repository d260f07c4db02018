import type * as legacy from "./legacy";
export interface User {
  id: number;
  name: string;
}
export interface Model {
  id: number;
  user: User;
  old: legacy.User;
}
