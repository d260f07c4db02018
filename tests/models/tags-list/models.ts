export interface Model {
  id: number;
  /**
   * @minItems 1
   * @maxItems 3
   * @uniqueItems
   */
  tags: string[];
  /** @uniqueItems false */
  plain: string[];
  /** @minItems 2 @minLength 3 */
  words: string[] | null;
}
