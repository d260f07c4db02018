export interface User {
  id: number;
  name: string;
  password: string;
  role: "admin" | "user";
}
export type Public = Omit<User, "password">;
