/** Milliseconds; the two are the same where it does not vary. */
export interface Delay {
  readonly least: number;
  readonly most: number;
}
