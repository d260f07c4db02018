export interface Model {
  id: number;
  /** @pattern ^[a-z */
  code: string;
  /** @pattern /^x$/i */
  flag: string;
}
