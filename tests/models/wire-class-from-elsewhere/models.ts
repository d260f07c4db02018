export declare class Decimal {
  private digits;
  plus(other: Decimal): Decimal;
  toJSON(): string;
}
export interface Model {
  id: number;
  price: Decimal;
  old: Decimal | null;
}
