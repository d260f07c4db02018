import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Problem } from "../api/problem";
import { orderQuery } from "../api/queries";
import { formatDay, formatPrice } from "../components/format";
import { Failure, Loading } from "../components/state";
import { Summary } from "../components/summary";
import { NotFoundPage } from "./not-found";
import { statusLabels } from "./orders";

const route = getRouteApi("/account/orders/$orderId");

export function OrderPage() {
  const { orderId } = route.useParams();
  const { placed } = route.useSearch();
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  if (error instanceof Problem && error.status === 404) return <NotFoundPage />;
  if (error !== null) return <Failure error={error} retry={refetch} />;
  if (order === undefined) return <Loading />;
  const { recipient, street, zip, city } = order.address;
  return (
    <>
      {placed === true && (
        <p className="notice good" role="status">
          Thank you! We have your order.
        </p>
      )}
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to="/orders">Orders</Link>
      </nav>
      <h1>Order {order.id}</h1>
      <p className="small">
        {formatDay(order.createdAt)} ·{" "}
        <span className="badge" data-status={order.status}>
          {statusLabels[order.status]}
        </span>
      </p>
      <div className="beside">
        <ul className="plain lines">
          {order.items.map(({ productId, name, price, quantity }) => (
            <li key={productId} className="line">
              <div>
                <Link to="/products/$productId" params={{ productId }}>
                  {name}
                </Link>
                <p className="small">
                  {quantity} × {formatPrice(price)}
                </p>
              </div>
              <span className="price">{formatPrice(price * quantity)}</span>
            </li>
          ))}
        </ul>
        <Summary subtotal={order.subtotal} shipping={order.shipping} total={order.total}>
          <address className="small">
            {recipient}
            <br />
            {street}
            <br />
            {zip} {city}
          </address>
        </Summary>
      </div>
    </>
  );
}
