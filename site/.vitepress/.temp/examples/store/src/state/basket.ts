import { useQuery } from "@tanstack/react-query";
import type { Product } from "../api/client";
import { productsByIdQuery } from "../api/queries";
import { useCart } from "./cart";

export const freeDeliveryFrom = 80;
const delivery = 6;

export interface BasketLine {
  readonly product: Product;
  readonly quantity: number;
}

/** The cart with its products and what it costs. */
export function useBasket() {
  const cart = useCart();
  const query = useQuery(productsByIdQuery(cart.map(({ productId }) => productId)));
  const lines = cart.flatMap(({ productId, quantity }): BasketLine[] => {
    const product = query.data?.find(({ id }) => id === productId);
    return product === undefined ? [] : [{ product, quantity }];
  });
  const subtotal = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const shipping = subtotal === 0 || subtotal >= freeDeliveryFrom ? 0 : delivery;
  return { query, lines, subtotal, shipping, total: subtotal + shipping };
}
