import type { ReactNode } from "react";
import { formatPrice } from "./format";

interface SummaryProps {
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly children?: ReactNode;
}

export function Summary({ subtotal, shipping, total, children }: SummaryProps) {
  return (
    <aside className="panel summary" aria-label="Summary">
      <dl>
        <dt>Subtotal</dt>
        <dd>{formatPrice(subtotal)}</dd>
        <dt>Delivery</dt>
        <dd>{shipping === 0 ? "Free" : formatPrice(shipping)}</dd>
        <dt className="total">Total</dt>
        <dd className="total">{formatPrice(total)}</dd>
      </dl>
      {children}
    </aside>
  );
}
