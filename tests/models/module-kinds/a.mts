export interface A {
  id: number;
}
