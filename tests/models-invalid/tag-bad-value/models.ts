export type Theme = "light" | "dark";
export interface Model {
  id: number;
  /** @default many */
  count: number;
  /** @default blue */
  theme: "light" | "dark";
  /** @example [1 */
  list: number[];
  /** @default 5 */
  isOn: boolean;
  /** @uniqueItems sometimes */
  tags: string[];
}
