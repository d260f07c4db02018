import {
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  day,
  isAhead,
  isPast,
  numberOf,
  rateOf,
  sum,
  thereWhen,
  type Values,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/plans": {
    each: [
      always(
        "a year costs ten months",
        (plan) => numberOf(plan, "yearlyPrice") === 10 * numberOf(plan, "monthlyPrice"),
      ),
    ],
    all: [
      [
        "bigger plans cost more and allow more",
        (plans) =>
          plans.slice(1, 7).every((plan, index) => {
            const smaller = plans[index] as Values;
            return (
              numberOf(plan, "monthlyPrice") > numberOf(smaller, "monthlyPrice") &&
              numberOf(plan, "maxUsers") > numberOf(smaller, "maxUsers")
            );
          }),
      ],
    ],
  },
  "/subscriptions": {
    each: [
      copyOf("planName", "planId", "/plans", "name"),
      thereWhen("trialEndsAt", "trialing"),
      thereWhen("canceledAt", "canceled"),
      thereWhen("cancelReason", "canceled"),
      before("createdAt", "canceledAt"),
      before("currentPeriodStart", "currentPeriodEnd", 14 * day, 32 * day),
      atMost("seatsUsed", "seatsLimit"),
      whenStatus("trialing", "the trial ends in the future", isAhead("trialEndsAt")),
      whenStatus(
        "active past_due",
        "the period is going on",
        (one, world) =>
          isPast("currentPeriodStart")(one, world) && isAhead("currentPeriodEnd")(one, world),
      ),
    ],
  },
  "/invoices": {
    each: [
      always("a line is its quantity times its price", ({ lineItems }) =>
        (lineItems as readonly Values[]).every(
          (line) =>
            Math.abs(
              numberOf(line, "quantity") * numberOf(line, "unitPrice") - numberOf(line, "amount"),
            ) < 0.011,
        ),
      ),
      always("the subtotal is the lines'", (invoice) => {
        const lines = (invoice["lineItems"] as readonly Values[]).map((line) =>
          numberOf(line, "amount"),
        );
        return (
          lines.length === 0 ||
          Math.abs(lines.reduce((all, one) => all + one, 0) - numberOf(invoice, "subtotal")) < 0.011
        );
      }),
      rateOf(
        "taxAmount",
        "taxRate",
        (invoice) => numberOf(invoice, "subtotal") - numberOf(invoice, "discountAmount"),
      ),
      sum("total", "subtotal taxAmount", "discountAmount"),
      sum("amountDue", "total", "amountPaid"),
      thereWhen("paidAt", "paid"),
      before("issuedAt", "dueDate", 12 * day, 61 * day),
      whenStatus("paid", "nothing is due", ({ amountDue }) => amountDue === 0),
      whenStatus(
        "open draft",
        "nothing is paid and it is due in the future",
        (one, world) => one["amountPaid"] === 0 && isAhead("dueDate")(one, world),
      ),
      whenStatus("overdue", "it was due in the past", isPast("dueDate")),
    ],
  },
};
