import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  resources: [{ path: "/notes", type: "Note[]", count: 6 }],
  auth: {
    mode: "bearer",
    tokenLifetime: "15m",
    users: [{ email: "ada@example.com", password: "local-only", name: "Ada Lovelace" }],
  },
});
