import { Link } from "@tanstack/react-router";
import { formatPrice } from "../components/format";
import { Quantity } from "../components/quantity";
import { Empty, Failure, Loading } from "../components/state";
import { Summary } from "../components/summary";
import { type BasketLine, useBasket } from "../state/basket";
import { mostOfOne, setQuantity, useCart } from "../state/cart";

export function CartPage() {
  const isEmpty = useCart().length === 0;
  const { query, lines, ...amounts } = useBasket();
  if (isEmpty) {
    return (
      <Empty icon="cart" title="Your cart is empty">
        <p>Whatever you put in it stays here until you come back.</p>
        <Link to="/" className="button primary">
          Look around
        </Link>
      </Empty>
    );
  }
  if (query.error !== null) return <Failure error={query.error} retry={query.refetch} />;
  if (query.data === undefined) return <Loading />;
  return (
    <>
      <h1>Cart</h1>
      <div className="beside">
        <ul className="plain lines">
          {lines.map((line) => (
            <Line key={line.product.id} {...line} />
          ))}
        </ul>
        <Summary {...amounts}>
          <Link to="/checkout" className="button primary">
            Go to checkout
          </Link>
        </Summary>
      </div>
    </>
  );
}

function Line({ product, quantity }: BasketLine) {
  const { id, name, picture, price } = product;
  return (
    <li className="line">
      <img src={picture} alt="" width="72" height="72" />
      <div>
        <Link to="/products/$productId" params={{ productId: id }}>
          {name}
        </Link>
        <p className="small">{formatPrice(price)} each</p>
      </div>
      <Quantity
        label={`How many of ${name}`}
        value={quantity}
        most={mostOfOne}
        onChange={(value) => setQuantity(id, value)}
      />
      <p className="price">{formatPrice(price * quantity)}</p>
    </li>
  );
}
