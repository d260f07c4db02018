export type Value<T> = T extends string ? { text: string } : T extends number ? { number: number } : never;
export type Unwrap<T> = T extends Promise<infer U> ? U : T extends (infer I)[] ? I : T;
export interface Model {
  id: number;
  a: Value<string>;
  b: Value<string | number>;
  c: Unwrap<Promise<boolean>>;
  d: Unwrap<string[]>;
}
