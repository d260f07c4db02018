import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Product } from "../api/client";
import { Problem } from "../api/problem";
import { productQuery } from "../api/queries";
import { FavouriteButton } from "../components/favourite-button";
import { formatPrice } from "../components/format";
import { Quantity } from "../components/quantity";
import { Stars } from "../components/stars";
import { Failure, Loading } from "../components/state";
import { addToCart, mostOfOne } from "../state/cart";
import { showToast } from "../state/toast";
import { NotFoundPage } from "./not-found";
import { Reviews } from "./reviews";

const route = getRouteApi("/products/$productId");

export function ProductPage() {
  const { productId } = route.useParams();
  const { data: product, error, refetch } = useQuery(productQuery(productId));
  if (error instanceof Problem && error.status === 404) return <NotFoundPage />;
  if (error !== null) return <Failure error={error} retry={refetch} />;
  if (product === undefined) return <Loading lines={6} />;
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to="/">Home</Link> /{" "}
        <Link to="/" search={{ category: product.categoryId }} className="shelf-name">
          {product.categoryId}
        </Link>
      </nav>
      <article className="product">
        <img src={product.picture} alt={product.name} width="200" height="200" />
        <Facts key={product.id} product={product} />
      </article>
      <Reviews productId={product.id} />
    </>
  );
}

function Facts({ product }: { readonly product: Product }) {
  const { id, name, price, rating, stock, description, colour } = product;
  const most = Math.min(stock, mostOfOne);
  const [quantity, setQuantity] = useState(1);
  const add = () => {
    addToCart(id, quantity);
    showToast(`${name} is in your cart.`);
  };
  return (
    <div className="facts">
      <h1>{name}</h1>
      <p className="small">
        <Stars rating={rating} /> {rating.toFixed(1)} · {colour}
      </p>
      <p className="price">{formatPrice(price)}</p>
      <p>{description}</p>
      <p className={stock === 0 ? "small sold-out" : "small in-stock"}>
        {stock === 0 ? "Sold out" : stock < 4 ? `Only ${stock} left` : "In stock, ships tomorrow"}
      </p>
      <div className="actions">
        <Quantity
          label="How many"
          value={quantity}
          most={most}
          onChange={(value) => setQuantity(Math.max(1, value))}
        />
        <button type="button" className="button primary" disabled={stock === 0} onClick={add}>
          Add to cart
        </button>
        <FavouriteButton productId={id} name={name} />
      </div>
    </div>
  );
}
