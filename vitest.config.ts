import { configDefaults, defineConfig } from "vitest/config";

/**
 * Replaces a module of Node's, and so must be the first to load what uses it; or, as MSW does, builds on
 * the global Response, which the adapter to Node's server replaces when it is loaded.
 */
const replacing = ["tests/auth/password-hash.test.ts", "tests/adapters/msw.test.ts"];

/**
 * Long enough for a machine that has thirty times as much to do as it can: what a test waits for is
 * an event, and this only ends one that will never see it.
 */
const hung = 300_000;

export default defineConfig({
  test: {
    // Every core: most of a test's time is a child process of its own, a compiler or a browser.
    maxWorkers: "100%",
    testTimeout: hung,
    hookTimeout: hung,
    expect: { poll: { timeout: hung } },
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
