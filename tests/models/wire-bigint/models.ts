export interface Model {
  id: bigint;
  balance: bigint | null;
  zero: 0n;
  either: 1n | 2n;
}
