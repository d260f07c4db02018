import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  resources: [
    {
      path: "/categories",
      type: "Category[]",
      count: 8,
      records: [
        { id: "home", name: "Home", parentId: null },
        { id: "kitchen", name: "Kitchen", parentId: "home" },
        { id: "travel", name: "Travel", parentId: null },
      ],
    },
    { path: "/products", type: "Product[]", count: 60, fields: { currency: "EUR" } },
    { path: "/customers", type: "Customer[]", count: 40 },
    { path: "/orders", type: "Order[]", count: 120, operations: ["GET", "POST", "PATCH"] },
    { path: "/reviews", type: "Review[]", count: 200 },
  ],
});
