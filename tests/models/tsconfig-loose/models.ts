export interface Model {
  id: number;
  name: string | null;
  note?: string;
}
