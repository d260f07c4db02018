import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OrderStatus } from "../../models";
import type { Order } from "../api/client";
import { ordersQuery } from "../api/queries";
import { formatCount, formatDay, formatPrice } from "../components/format";
import { Empty, Failure, Loading } from "../components/state";
import { useCustomer } from "../state/session";

export const statusLabels = {
  placed: "Order received",
  packed: "Being packed",
  shipped: "On its way",
  delivered: "Delivered",
} satisfies Record<OrderStatus, string>;

export function OrdersPage() {
  const { data: orders, error, refetch } = useQuery(ordersQuery(useCustomer()?.id));
  if (error !== null) return <Failure error={error} retry={refetch} />;
  if (orders === undefined) return <Loading />;
  if (orders.length === 0) {
    return (
      <Empty icon="parcel" title="No orders yet">
        <Link to="/" className="button primary">
          Look around
        </Link>
      </Empty>
    );
  }
  return (
    <>
      <h1>Orders</h1>
      <ul className="plain lines">
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
    </>
  );
}

function OrderLine({ order }: { readonly order: Order }) {
  const { id, status, items, total, createdAt } = order;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li>
      <Link to="/orders/$orderId" params={{ orderId: id }} className="line">
        <div>
          <strong>{id}</strong>
          <p className="small">
            {formatDay(createdAt)} · {formatCount(count, "item")}
          </p>
        </div>
        <span className="badge" data-status={status}>
          {statusLabels[status]}
        </span>
        <span className="price">{formatPrice(total)}</span>
      </Link>
    </li>
  );
}
