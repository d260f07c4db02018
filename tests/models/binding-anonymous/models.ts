export interface User {
  id: number;
  name: string;
}
export interface Team {
  label: string;
}
