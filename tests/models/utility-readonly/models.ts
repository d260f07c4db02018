export interface Draft {
  id: number;
  title: string;
  readonly slug: string;
}
export type Model = Readonly<Draft>;
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
