import { defineConfig } from "backlot";
import { categories, productCount, productFields } from "./catalogue/products";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  basePath: "/api",
  envelope: { data: "items", total: "total", page: "page", pages: "pages" },
  resources: [
    { path: "/categories", type: "Category[]", count: 8, operations: ["GET"], records: categories },
    {
      path: "/products",
      type: "Product[]",
      count: productCount,
      operations: ["GET"],
      fields: productFields,
    },
    { path: "/reviews", type: "Review[]", count: 480, operations: ["GET", "POST"] },
    { path: "/users", type: "User[]", count: 20, operations: ["GET"] },
    { path: "/favourites", type: "Favourite[]", count: 40, operations: ["GET", "POST", "DELETE"] },
    {
      path: "/orders",
      type: "Order[]",
      count: 40,
      operations: ["GET", "POST"],
      fields: { shipping: [0, 6] },
    },
  ],
  auth: {
    mode: "bearer",
    users: "/users",
    tokenLifetime: "15m",
    public: ["GET /products", "GET /categories", "GET /reviews"],
  },
  // `npx backlot scenario slow`, and `off` when it has been seen.
  scenarios: {
    slow: { simulate: [{ on: "*", delay: 2500 }] },
    /** The first try of everything that matters fails, the second works. */
    flaky: {
      simulate: [
        { on: "GET /products", status: 503, times: 1 },
        { on: "POST /favourites", status: 500, times: 1 },
        { on: "POST /orders", status: 503, times: 1 },
      ],
    },
    offline: { simulate: [{ on: "*", fault: "offline" }] },
    /** The access token has expired; a refresh gets a new one, and nobody notices. */
    expired: {
      simulate: [{ on: "/orders", status: 401, times: 1, body: { reason: "expired" } }],
    },
    /** The refresh is refused, too: back to the login. */
    "signed-out": {
      simulate: [
        { on: "/orders", status: 401, body: { reason: "expired" } },
        { on: "POST /auth/refresh", status: 401 },
      ],
    },
    empty: { counts: { "/products": 0 } },
  },
});
