export interface Person {
  name: string;
}
export interface Company {
  title: string;
  employees: number;
}
export interface Model {
  id: number;
  owner: Person | Company;
}
