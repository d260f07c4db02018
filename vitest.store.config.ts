import { defineConfig } from "vitest/config";

/** The shop of `examples/store` in a browser: `npm run store` installs its packages and builds it. */
export default defineConfig({
  test: {
    include: ["tests/store/*.store.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
