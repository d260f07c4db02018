export interface Model {
  id: number;
  /** @ref */
  author: string;
  /** @faker */
  name: string;
  /** @faker full name */
  other: string;
}
