export interface Model {
  id: number;
  path: [...string[], number];
}
