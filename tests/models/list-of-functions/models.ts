export interface Model {
  id: number;
  /** No function reaches the wire: the list is there, and empty. */
  middleware: ((request: unknown) => void)[];
  nothing: never[];
}
