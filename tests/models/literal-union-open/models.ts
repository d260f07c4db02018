export interface Model {
  id: number;
  color: "red" | "green" | (string & {});
  shade?: "light" | "dark" | (string & {}) | null;
  tint: (string & {}) | null;
  size: "auto" | number;
  flag: boolean | "mixed";
}
