export interface Model {
  id: number;
  /** @minimun 3 */
  age: number;
  /** @formatt email @see somewhere @internal */
  mail: string;
}
