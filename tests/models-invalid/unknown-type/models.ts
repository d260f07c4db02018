export interface User {
  id: number;
}
export type Role = "a" | "b";
