import { defineConfig } from "vitest/config";

/** Told by `npm run mutate`. */
const { BACKLOT_MUTATION_TESTS = "[]" } = process.env;

export default defineConfig({
  test: {
    include: JSON.parse(BACKLOT_MUTATION_TESTS),
    testTimeout: 60_000,
    globalSetup: "tests/support/kept-projects.ts",
    setupFiles: "tests/support/load-rooms.ts",
    env: { GOGC: "off" },
    isolate: false,
  },
});
