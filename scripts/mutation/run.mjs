// One run of Stryker: these places, or all of these files, against the tests of their room.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { findTests } from "./rooms.mjs";
import { keepTo } from "./sample.mjs";

/** A function without a body, or one that gives nothing, is noticed by whatever calls it. */
export const mutator = { excludedMutations: ["ArrowFunction", "BlockStatement"] };

export async function runStryker(room, { mutate, places = [] }) {
  // One folder for all runs of the room. The first run fills it while nothing is mutated, so that
  // models which were read by mutated code are found by no other.
  const shared = mkdtempSync(join(tmpdir(), "backlot-mutation-"));
  process.env.BACKLOT_SHARED_PROJECTS = shared;
  process.env.BACKLOT_MUTATION_TESTS = JSON.stringify(findTests(room));
  keepTo(places);
  try {
    return await new Stryker({
      mutate,
      mutator,
      testRunner: "vitest",
      plugins: [
        "@stryker-mutator/vitest-runner",
        join(import.meta.dirname, "sample.mjs"),
        join(import.meta.dirname, "report.mjs"),
      ],
      ignorers: ["sample"],
      vitest: { configFile: "vitest.mutation.config.ts", related: false },
      coverageAnalysis: "perTest",
      concurrency: Number(process.env.MUTATION_WORKERS ?? availableParallelism()),
      dryRunTimeoutMinutes: 30,
      // Vitest ends a test that hangs long before, and says which one it was.
      timeoutMS: 180_000,
      reporters: ["progress-append-only", "unnoticed"],
      ignorePatterns: ["bench", "dist", "tests/models", "tests/models-invalid"],
      tempDirName: ".stryker-tmp",
      // Stryker would rewrite it through an API that our compiler does not have.
      tsconfigFile: "none",
    }).runMutationTest();
  } finally {
    rmSync(shared, { recursive: true, force: true, maxRetries: 3 });
  }
}
