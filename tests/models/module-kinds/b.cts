export interface B {
  id: number;
}
