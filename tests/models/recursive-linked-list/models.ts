export interface Node<T> {
  value: T;
  next: Node<T> | null;
}
export interface Model {
  id: number;
  numbers: Node<number>;
  texts: Node<string>;
}
