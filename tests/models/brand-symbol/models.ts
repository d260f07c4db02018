declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
export type UserId = Brand<string, "UserId">;
export type Email = Brand<`${string}@${string}`, "Email">;
export interface Model {
  id: UserId;
  email: Email;
  age: Brand<number, "Age">;
}
