type LiteralUnion<T extends string> = T | Omit<T, T>;
export interface Model {
  id: number;
  unit: LiteralUnion<"second" | "minute">;
}
