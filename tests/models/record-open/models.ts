export interface Price {
  amount: number;
}
export interface Model {
  id: string;
  prices: Record<string, Price>;
  byNumber: Record<number, string>;
  deep: Record<string, Record<string, boolean>>;
}
