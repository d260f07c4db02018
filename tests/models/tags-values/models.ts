export type Theme = "light" | "dark";
export interface Model {
  id: number;
  /** @default light */
  theme: Theme;
  /** @default "a b" */
  text: string;
  /** @default 'quoted' */
  quoted: string;
  /** @default 3 @example 4 @example 5 */
  count: number;
  /** @default true */
  isOn: boolean;
  /** @default [] */
  list: string[];
  /** @default null */
  nothing: string | null;
  /**
   * @example
   * { "a": 1 }
   */
  object: { a: number };
  /** @example jo@example.com */
  email: string;
  /**
   * @example
   * ```ts
   * model.code()
   * ```
   */
  code: string;
  /** @default undefined */
  absent?: string;
}
