export interface Model {
  readonly __brand: "Invoice";
  id: number;
  total: number;
}
