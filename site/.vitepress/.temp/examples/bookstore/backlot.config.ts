import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  resources: [
    { path: "/authors", type: "Author[]", count: 12 },
    { path: "/books", type: "Book[]", count: 60 },
    { path: "/customers", type: "Customer[]", count: 30 },
    {
      path: "/orders",
      type: "Order[]",
      count: 80,
      // A customer who has ordered stays.
      relations: { customerId: { onDelete: "restrict" } },
    },
    {
      path: "/order-items",
      type: "OrderItem[]",
      count: 200,
      relations: {
        // An order takes its items along, a book that was ordered stays.
        orderId: { as: "items", onDelete: "cascade" },
        bookId: { onDelete: "restrict" },
      },
    },
  ],
});
