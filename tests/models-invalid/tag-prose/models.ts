export interface Model {
  id: number;
  /** @default whatever the account says */
  count: number;
  /** @example see the guide */
  list: number[];
}
