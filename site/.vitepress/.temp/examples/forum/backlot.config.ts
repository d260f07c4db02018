import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  resources: [
    { path: "/members", type: "Member[]", count: 40 },
    { path: "/topics", type: "Topic[]", count: 60 },
    {
      path: "/replies",
      type: "Reply[]",
      count: 400,
      relations: {
        topicId: { onDelete: "cascade" },
        parentId: { onDelete: "cascade" },
        moderatorId: { as: "moderated", onDelete: "nullify" },
      },
    },
  ],
});
