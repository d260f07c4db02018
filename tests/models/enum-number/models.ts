export enum Level {
  Low = 1,
  Middle,
  High = 10,
}
export interface Model {
  id: number;
  level: Level;
}
