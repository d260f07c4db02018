import { defineConfig } from "vitest/config";
import { attention, QuickestFirst } from "./tests/support/quickest-first.ts";

/** Told by `npm run mutate`. */
const { BACKLOT_MUTATION_TESTS = "[]" } = process.env;

/** A test that waits for what a mutation has done away with ends here, by its name. */
const hung = 60_000;

export default defineConfig({
  test: {
    include: JSON.parse(BACKLOT_MUTATION_TESTS),
    testTimeout: hung,
    hookTimeout: hung,
    expect: { poll: { timeout: hung / 2 } },
    globalSetup: "tests/support/kept-projects.ts",
    setupFiles: "tests/support/load-rooms.ts",
    reporters: [attention],
    sequence: { sequencer: QuickestFirst },
    env: { GOGC: "off" },
    isolate: false,
  },
});
