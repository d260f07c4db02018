export interface Box<T> {
  value: T;
}
export interface Pair<A, B> {
  left: A;
  right: B;
}
export interface Model {
  id: string;
  boxes: Pair<Box<number>, Box<Box<string>>>;
  list: Box<string[]>;
  choice: Box<"on" | "off">;
}
