declare const tag: unique symbol;
export type Tagged<Type, Name extends PropertyKey> = Type & { readonly [tag]: { [K in Name]: void } };
export type OrderId = Tagged<string, "OrderId">;
export interface Model {
  id: OrderId;
  previous: OrderId | null;
}
