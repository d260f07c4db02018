export interface Model {
  id: number;
  /**
   * Fetches nothing.
   * @example
   * const user = await client.users.get("1");
   * console.log(user.name);
   */
  handle: string;
  /**
   * @example
   * ```ts
   * new Client({ retries: 3 })
   * ```
   */
  client: { retries: number };
  /** @default false - until somebody asks for it */
  isOn: boolean;
  /** @default `10` */
  limit: number;
  /** @default 30. Seconds, not milliseconds. */
  timeout: number;
  /** @default "light" (see the theme's page) */
  theme: "light" | "dark";
  /** @default light mode */
  mode: string;
  /** @default 'auto' */
  layout: string;
}
