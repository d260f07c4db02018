/**
 * The second line of a description
 * stays on its own, and {@link Other | links} read as text.
 *
 * @deprecated There is a better one.
 * @see Other
 */
export interface Model {
  /** See {@link Other} and {@link https://example.com the page}. */
  id: number;
  /** An inner one. */
  other: Other;
}
/** The other one. */
export type Other = {
  /** @deprecated */
  old?: string;
};
