export const enum Direction {
  Up = "UP",
  Down = "DOWN",
}
export const enum Flags {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  All = Read | Write,
}
export interface Model {
  id: number;
  direction: Direction;
  flags: Flags;
}
