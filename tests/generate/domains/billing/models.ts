export interface Plan {
  id: number;
  name: string;
  monthlyPrice: number;
  yearlyPrice: number;
  maxUsers: number;
}

export interface Subscription {
  id: string;
  planId: Plan["id"];
  planName: string;
  status: "trialing" | "active" | "past_due" | "canceled";
  trialEndsAt: string | null;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  canceledAt: string | null;
  cancelReason?: string;
  seatsUsed: number;
  seatsLimit: number;
  createdAt: string;
}

export interface Invoice {
  id: string;
  subscriptionId: Subscription["id"];
  status: "draft" | "open" | "paid" | "overdue" | "void";
  issuedAt: string;
  dueDate: string;
  paidAt: string | null;
  lineItems: { description: string; quantity: number; unitPrice: number; amount: number }[];
  subtotal: number;
  discountAmount: number;
  taxRate: number;
  taxAmount: number;
  total: number;
  amountPaid: number;
  amountDue: number;
  currency: string;
}
