import { Link } from "@tanstack/react-router";
import type { Product } from "../api/client";
import { FavouriteButton } from "./favourite-button";
import { formatPrice } from "./format";
import { Stars } from "./stars";

export function ProductCard({ product }: { readonly product: Product }) {
  const { id, name, picture, price, rating, stock } = product;
  return (
    <li className="card">
      <Link to="/products/$productId" params={{ productId: id }}>
        <img src={picture} alt="" width="200" height="200" />
        <h2>{name}</h2>
        <p className="price">{formatPrice(price)}</p>
        <p className="small">
          <Stars rating={rating} /> {rating.toFixed(1)}
        </p>
        {stock === 0 && <span className="badge">Sold out</span>}
        {stock > 0 && stock < 4 && <span className="badge">Only {stock} left</span>}
      </Link>
      <FavouriteButton productId={id} name={name} />
    </li>
  );
}

export function ProductGridLoading() {
  return (
    <div className="grid" role="status" aria-label="Loading products">
      {Array.from({ length: 8 }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
        <div key={card} className="card loading">
          <span className="bone picture" />
          <span className="bone" />
          <span className="bone" />
        </div>
      ))}
    </div>
  );
}
