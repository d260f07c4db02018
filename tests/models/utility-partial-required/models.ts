export interface User {
  id: number;
  name: string;
  email?: string;
}
export type Model = Partial<User>;
export type Full = Required<User>;
