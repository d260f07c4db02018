export interface Model {
  id: number;
  /** See {@link /docs/x notes}, {@link #top} or {@link ./x.ts}. */
  paths: string;
  /** {@link https://example.com/x the page}, {@linkcode Model.id} and {@link Model | this}. */
  names: string;
  /** {@link} and {@link } lead nowhere. */
  empty: string;
}
