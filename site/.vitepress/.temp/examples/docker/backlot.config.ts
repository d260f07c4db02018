import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  resources: [{ path: "/notes", type: "Note[]" }],
  // Other containers call this one by the name of its service.
  allowedHosts: ["api", "host.docker.internal"],
});
