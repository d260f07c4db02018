export interface Page<T> {
  items: T[];
  total: number;
  next: string | null;
}
export interface User {
  id: number;
  name: string;
}
