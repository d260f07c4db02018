export enum Day {
  Monday = "mon",
  Tuesday = "tue",
}
export interface Model {
  id: string;
  hours: Record<Day, [number, number]>;
}
