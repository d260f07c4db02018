export type Scalar = string | number | boolean;
export interface Model {
  id: number;
  value: Scalar;
  text: string | number;
  when: Date | string;
}
