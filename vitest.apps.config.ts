import { defineConfig } from "vitest/config";

/** Applications whose packages `npm ci` does not bring: `npm run apps` installs them. */
export default defineConfig({
  test: {
    include: ["tests/apps/**/*.apps.ts"],
    exclude: ["**/node_modules"],
    fileParallelism: false,
    testTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    globalSetup: "tests/support/shared-projects.ts",
  },
});
