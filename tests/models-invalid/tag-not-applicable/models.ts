export interface Model {
  id: number;
  /** @minimum 3 */
  name: string;
  /** @maxLength 3 */
  isOn: boolean;
  /** @minItems 1 */
  text: string;
  /** @format uuid */
  address: { city: string };
}
