export interface Model {
  id: number;
  nothing: never;
  both: string & number;
  apart: { kind: "a"; a: number } & { kind: "b" };
  /** Says that it is not there, as the variants of a union do. */
  absent?: never;
  /** A list of nothing is an empty one. */
  none: never[];
}
