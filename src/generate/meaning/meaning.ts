/** How a value is made, and why so: the words that `backlot explain` prints. */
export interface Meaning<T> {
  readonly make: T;
  readonly because: Because;
}

export type Because =
  /** A rule for a name or for the ending of one. */
  | { readonly by: "name"; readonly rule: string }
  | { readonly by: "format"; readonly rule: string }
  | { readonly by: "comment"; readonly rule: string }
  | { readonly by: "pattern"; readonly rule: string }
  /** Nothing said what the value is. */
  | { readonly by: "nothing" };
