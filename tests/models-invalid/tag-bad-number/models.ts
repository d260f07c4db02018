export interface Model {
  id: number;
  /**
   * How old.
   * @minimum zero
   * @maximum
   */
  age: number;
  /** @multipleOf 0 */
  step: number;
  /** @minLength -1 @maxLength 2.5 */
  name: string;
}
