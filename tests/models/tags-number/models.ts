export interface Model {
  /** @format int64 */
  id: number;
  /** @minimum 0 @maximum 100 */
  percent: number;
  /**
   * @exclusiveMinimum 0
   * @exclusiveMaximum 1
   */
  ratio: number;
  /** @multipleOf 0.5 */
  rating?: number | null;
  /** @minimum 1 */
  amounts: number[];
  /** @minimum -90.5 */
  latitude: number;
  /** @format integer */
  age: number;
}
