import { defineConfig } from "vitest/config";

/** What takes minutes: kills, disks, clocks. One after the other, since each wants the machine. */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.faults.ts"],
    fileParallelism: false,
    testTimeout: 3_600_000,
    globalSetup: "tests/support/shared-projects.ts",
    env: { GOGC: "off" },
    disableConsoleIntercept: true,
  },
});
