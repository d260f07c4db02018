import { configDefaults, defineConfig } from "vitest/config";

/** Replaces a module of Node's, and so must be the first to load what uses it. */
const replacing = ["tests/auth/password-hash.test.ts"];

export default defineConfig({
  test: {
    // Every core: most of a test's time is a child process of its own, a compiler or a browser.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: "tests/support/shared-projects.ts",
    // The compilers that tests start end before it would pay to collect their garbage.
    env: { GOGC: "off" },
    projects: [
      {
        extends: true,
        // Modules are loaded once for all files that a worker runs.
        test: {
          name: "all",
          include: ["tests/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...replacing],
          isolate: false,
        },
      },
      { extends: true, test: { name: "replacing", include: replacing } },
    ],
  },
});
