import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  basePath: "/api",
  resources: [
    { path: "/people", type: "Person[]", count: 24 },
    { path: "/projects", type: "Project[]", count: 8 },
    { path: "/tasks", type: "Task[]", count: 150, fields: { priority: [1, 2, 2, 3] } },
    { path: "/workspace", type: "Workspace", operations: ["GET", "PATCH"] },
  ],
});
