export interface User {
  /** @format email */
  email: string;
  /** @minimum 18 */
  age: number;
}
export type Errors = { [K in keyof User]?: string[] };
export type Touched = { [K in keyof User]: boolean };
export interface Model {
  id: number;
  errors: Errors;
  touched: Touched;
}
