import { createKeptStore, useStore } from "./store";

export const mostOfOne = 10;

export interface CartLine {
  readonly productId: number;
  readonly quantity: number;
}

/** The cart is the browser's: it needs no account, and the prices in it are always today's. */
const cart = createKeptStore<readonly CartLine[]>("alder-cart", []);

export function useCart(): readonly CartLine[] {
  return useStore(cart);
}

export function addToCart(productId: number, quantity = 1): void {
  const before = cart.get().find((line) => line.productId === productId)?.quantity ?? 0;
  setQuantity(productId, before + quantity);
}

/** None takes the product out. */
export function setQuantity(productId: number, quantity: number): void {
  const line = { productId, quantity: Math.min(quantity, mostOfOne) };
  const lines = cart.get();
  const isNew = lines.every((each) => each.productId !== productId);
  const changed = isNew
    ? [...lines, line]
    : lines.map((each) => (each.productId === productId ? line : each));
  cart.set(changed.filter((each) => each.quantity > 0));
}

export function emptyCart(): void {
  cart.set([]);
}
