export interface Columns {
  name: string;
  age: number;
}
export interface Model {
  id: number;
  sortBy: keyof Columns;
  values: Columns[keyof Columns][];
}
