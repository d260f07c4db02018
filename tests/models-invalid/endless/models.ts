export interface Nest<T> {
  value: T;
  inner?: Nest<T[]>;
}
export interface Model {
  id: number;
  nest: Nest<string>;
}
