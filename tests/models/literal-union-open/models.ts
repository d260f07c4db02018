export interface Model {
  id: number;
  color: "red" | "green" | (string & {});
  size: "auto" | number;
  flag: boolean | "mixed";
}
