export type Side = "top" | "bottom";
export type Align = "left" | "right";
export interface Model {
  id: number;
  corner: `${Side}-${Align}`;
  event: `on${Capitalize<Side>}`;
  key: `${Uppercase<Side>}_${number}`;
  nested: `${`x-${Side}`}:${string}`;
}
