import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  resources: [
    { path: "/users", type: "User[]", count: 50 },
    { path: "/posts", type: "Post[]", count: 200 },
    { path: "/comments", type: "Comment[]", count: 500, operations: ["GET", "POST", "DELETE"] },
    { path: "/settings", type: "Settings", operations: ["GET", "PATCH"] },
  ],
});
