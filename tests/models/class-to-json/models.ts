export class Money {
  constructor(
    private readonly cents: number,
    readonly currency: string,
  ) {}
  toJSON(): { amount: string; currency: string } {
    return { amount: (this.cents / 100).toFixed(2), currency: this.currency };
  }
}
export interface Model {
  id: number;
  price: Money;
}
