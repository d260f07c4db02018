export interface User {
  name: string;
  age: number;
}
export type Prefixed = { [K in keyof User as `user_${K}`]: User[K] };
export type Getters<T> = { [K in keyof T as `get${Capitalize<string & K>}`]: T[K] };
export type Numbers = { [K in keyof User as User[K] extends number ? K : never]: User[K] };
export type Model = { id: number } & Prefixed & Getters<User> & { only: Numbers };
