export type Expression =
  | { op: "value"; value: number }
  | { op: "add" | "multiply"; left: Expression; right: Expression }
  | { op: "negate"; of: Expression };
export interface Model {
  id: number;
  formula: Expression;
}
