export interface Model {
  id: string;
  byYear: { [year: number]: string };
}
