import {
  always,
  atMost,
  before,
  type Domain,
  day,
  differ,
  isAhead,
  isPast,
  onePlace,
  sum,
  thereWhen,
  timeOf,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/accounts": {
    each: [
      onePlace,
      atMost("availableBalance", "balance"),
      thereWhen("closedAt", "closed"),
      before("openedAt", "closedAt"),
    ],
  },
  "/transfers": {
    each: [
      differ("fromAccountId", "toAccountId"),
      differ("fromCurrency", "toCurrency"),
      sum("totalAmount", "amount fee"),
      thereWhen("failureReason", "failed"),
      thereWhen("completedAt", "completed"),
      before("createdAt", "completedAt", 0, 15 * day),
      whenStatus(
        "pending",
        "it is of this week",
        (transfer, { now }) => timeOf(transfer, "createdAt") > now - 8 * day,
      ),
    ],
  },
  "/loans": {
    each: [
      atMost("outstandingBalance", "principal"),
      before("startDate", "endDate", 180 * day),
      always("the next payment lies ahead", isAhead("nextPaymentDate")),
      always("the last payment is past", isPast("lastPaymentDate")),
      atMost("installmentsPaid", "installmentsTotal"),
      sum("installmentsRemaining", "installmentsTotal", "installmentsPaid"),
    ],
  },
};
