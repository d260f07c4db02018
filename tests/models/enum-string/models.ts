export enum Role {
  Reader = "reader",
  Author = "author",
  Admin = "admin",
}
export interface Model {
  id: number;
  role: Role;
  former?: Role;
  next: Role | null;
  all: Role[];
}
