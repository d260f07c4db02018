import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",
  // A fixed day for dates to lie around: the example is the same on every day.
  now: "2026-03-01",
  basePath: "/api",
  resources: [
    { path: "/teachers", type: "Teacher[]", count: 8 },
    { path: "/courses", type: "Course[]", count: 24 },
    {
      path: "/students",
      type: "Student[]",
      count: 120,
      relations: { courseIds: { onDelete: "nullify" } },
    },
    {
      path: "/grades",
      type: "Grade[]",
      count: 400,
      operations: ["GET", "POST", "PATCH"],
      relations: { studentId: { onDelete: "cascade" }, courseId: { onDelete: "restrict" } },
    },
  ],
});
