import {
  afterParent,
  always,
  before,
  copyOf,
  type Domain,
  day,
  onePerson,
  thereWhen,
  timeOf,
} from "../properties.ts";

export const claims: Domain = {
  "/customers": { each: [onePerson("name", "email")] },
  "/tickets": {
    each: [
      copyOf("customerName", "customerId", "/customers", "name"),
      copyOf("customerEmail", "customerId", "/customers", "email"),
      thereWhen("resolvedAt", "resolved closed"),
      thereWhen("closedAt", "closed"),
      thereWhen("firstResponseAt", "pending resolved closed"),
      thereWhen("assignee", "pending resolved closed"),
      before("createdAt", "firstResponseAt", 0, 15 * day),
      before("firstResponseAt", "resolvedAt", 0, 15 * day),
      before("resolvedAt", "closedAt", 0, 15 * day),
      before("createdAt", "dueDate", -day),
      always(
        "what is overdue should have been done",
        (ticket, { now }) =>
          ticket["isOverdue"] ===
          (timeOf(ticket, "dueDate") < now &&
            !/^(?:resolved|closed)$/.test(String(ticket["status"]))),
      ),
      afterParent("createdAt", "customerId", "/customers", "createdAt"),
    ],
  },
  "/ticket-comments": { each: [afterParent("createdAt", "ticketId", "/tickets", "createdAt")] },
};
