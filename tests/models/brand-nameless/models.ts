declare const key: unique symbol;
export type Slug = string & { readonly [key]: true };
export interface Model {
  id: Slug;
}
