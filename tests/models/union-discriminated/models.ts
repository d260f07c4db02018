export interface Circle {
  kind: "circle";
  radius: number;
}
export interface Square {
  kind: "square";
  side: number;
}
export type Shape = Circle | Square;
export interface Model {
  id: number;
  shape: Shape;
  maybe?: Shape;
  nullable: Shape | null;
  list: Shape[];
}
