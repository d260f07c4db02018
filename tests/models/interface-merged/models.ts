export interface Model {
  id: number;
}
export interface Model {
  /** From the second declaration. */
  name: string;
}
