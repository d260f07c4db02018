export interface Model {
  id: number;
  /** @minimum 10 @maximum 5 */
  age: number;
  /**
   * @minLength 4
   * @maxLength 3
   */
  name: string;
  /** @exclusiveMinimum 1 @maximum 1 */
  ratio: number;
}
