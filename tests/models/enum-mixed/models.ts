export enum Mixed {
  No = 0,
  Yes = "YES",
}
export interface Model {
  id: number;
  mixed: Mixed;
}
