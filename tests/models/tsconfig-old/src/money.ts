export interface Money {
  amount: number;
}
