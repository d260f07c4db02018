import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  resources: [{ path: "/notes", type: "Note[]", count: 6 }],
  auth: {
    mode: "bearer",
    tokenLifetime: "15m",
    users: [{ email: "ada@example.com", password: "local-only", name: "Ada Lovelace" }],
  },
});
