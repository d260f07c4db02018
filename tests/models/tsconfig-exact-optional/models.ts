export interface Model {
  id: number;
  note?: string;
  list: string[];
}
