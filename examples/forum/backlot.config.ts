import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
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
