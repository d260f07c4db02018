/** Amounts are in the currency's smallest unit. */
export type Cents = number;
/**
 * Three letters, as ISO 4217 has them.
 * @pattern ^[A-Z]{3}$
 */
export type CurrencyCode = string;
export type Timestamp = number;
export type Metadata = Record<string, string>;

type Prefixed<P extends string> = `${P}_${string}`;
export type CustomerId = Prefixed<"cus"> & { readonly __brand: "CustomerId" };
export type PaymentId = Prefixed<"pay"> & { readonly __brand: "PaymentId" };
export type PaymentMethodId = Prefixed<"pm"> & { readonly __brand: "PaymentMethodId" };
export type InvoiceId = Prefixed<"inv"> & { readonly __brand: "InvoiceId" };
export type PriceId = Prefixed<"price"> & { readonly __brand: "PriceId" };
export type SubscriptionId = Prefixed<"sub"> & { readonly __brand: "SubscriptionId" };

interface ApiObject<Kind extends string, Id extends string> {
  readonly id: Id;
  readonly object: Kind;
  readonly created: Timestamp;
  readonly livemode: boolean;
  metadata: Metadata;
}

/** Either the identifier or, when expanded, the object itself. */
export type Expandable<Id extends string, T> = Id | T;

export interface List<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Money {
  amount: Cents;
  currency: CurrencyCode;
}

export interface Address {
  line1: string;
  line2: string | null;
  city: string;
  postal_code: string;
  /** @minLength 2 @maxLength 2 */
  country: string;
}

export interface Customer extends ApiObject<"customer", CustomerId> {
  name: string | null;
  /** @format email */
  email: string;
  phone?: string;
  address: Address | null;
  shipping: { name: string; address: Address } | null;
  balance: Cents;
  default_payment_method: PaymentMethodId | null;
  preferred_locales: string[];
  delinquent: boolean;
}

export interface CardDetails {
  brand: "visa" | "mastercard" | "amex" | "unknown";
  /** @pattern ^\d{4}$ */
  last4: string;
  /** @format integer @minimum 1 @maximum 12 */
  exp_month: number;
  /** @format integer @minimum 2024 @maximum 2050 */
  exp_year: number;
  checks: { cvc: CheckResult; address: CheckResult } | null;
}
export type CheckResult = "pass" | "fail" | "unavailable" | null;

export interface SepaDetails {
  bank_code: string | null;
  country: string | null;
  last4: string;
}

interface MethodBase extends ApiObject<"payment_method", PaymentMethodId> {
  customer: CustomerId | null;
  billing_details: Partial<Pick<Customer, "name" | "email" | "phone">>;
}
export interface CardMethod extends MethodBase {
  type: "card";
  card: CardDetails;
}
export interface SepaMethod extends MethodBase {
  type: "sepa_debit";
  sepa_debit: SepaDetails;
}
export interface WalletMethod extends MethodBase {
  type: "wallet";
  wallet: { provider: "apple" | "google"; device?: string };
}
export type PaymentMethod = CardMethod | SepaMethod | WalletMethod;

export const paymentStatuses = [
  "requires_payment_method",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export type NextAction =
  | { type: "redirect"; redirect: { url: string; return_url: string | null } }
  | { type: "verify"; verify: { attempts_left: number; arrives_at: Timestamp } };

export interface PaymentError {
  code: string;
  decline_code?: string;
  message: string;
  param?: keyof Payment;
}

export interface Payment extends ApiObject<"payment", PaymentId> {
  /** @format integer @minimum 50 */
  amount: Cents;
  currency: CurrencyCode;
  status: PaymentStatus;
  customer: Expandable<CustomerId, Customer>;
  payment_method: PaymentMethod | null;
  next_action: NextAction | null;
  last_error: PaymentError | null;
  refunds: List<Refund>;
  capture_method: "automatic" | "manual";
  statement_descriptor?: string | null;
}

export interface Refund {
  id: `re_${string}`;
  amount: Cents;
  reason: "duplicate" | "fraudulent" | "requested_by_customer" | null;
  status: Exclude<PaymentStatus, `requires_${string}`>;
  payment: Payment["id"];
}

export interface Price extends ApiObject<"price", PriceId> {
  nickname: string | null;
  unit_amount: Cents | null;
  recurring: Recurring | null;
  tiers?: [Tier, ...Tier[]];
  type: "one_time" | "recurring";
}
export interface Recurring {
  interval: "day" | "week" | "month" | "year";
  /** @format integer @minimum 1 @maximum 36 */
  interval_count: number;
}
export interface Tier {
  up_to: number | "inf";
  unit_amount: Cents;
}

export interface InvoiceLine {
  description: string;
  quantity: number;
  price: Price;
  period: { start: Timestamp; end: Timestamp };
  taxes: Array<Money & { rate: number }>;
}

export interface Invoice extends ApiObject<"invoice", InvoiceId> {
  number: string | null;
  customer: Customer["id"];
  subscription: SubscriptionId | null;
  lines: List<InvoiceLine>;
  status: "draft" | "open" | "paid" | "void";
  due_date: Date | null;
  total: Cents;
}

export interface Subscription extends ApiObject<"subscription", SubscriptionId> {
  customer: CustomerId;
  items: { price: PriceId; quantity: number }[];
  status: "trialing" | "active" | "past_due" | "canceled";
  cancel_at?: Timestamp;
  latest_invoice: Expandable<InvoiceId, Invoice>;
}

type EventMap = {
  "payment.succeeded": Payment;
  "customer.created": Customer;
  "invoice.paid": Invoice;
};
export type WebhookEvent = {
  [K in keyof EventMap]: {
    id: `evt_${string}`;
    type: K;
    data: { object: EventMap[K]; previous_attributes?: Partial<EventMap[K]> };
  };
}[keyof EventMap];
