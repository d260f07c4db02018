import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

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

/** Looks at every object of its worker: there are ten times as many after the other files. */
const counting = "tests/control/events.test.ts";

/**
 * What takes longest, by itself or by waiting for a browser or a command. By their size some would come
 * last, and so would those with browsers after a run without one: then one core waits for another.
 */
const slowest = [
  // These have workers of their own. While one of them is next, a worker that others share does not go
  // on when its file ends, and the next loads everything anew: so they come before there is any.
  ...replacing,
  counting,
  "tests/models.test.ts",
  "tests/openapi/lint.test.ts",
  "tests/console/server.test.ts",
  "tests/console/records.test.ts",
  "tests/adapters/playwright.test.ts",
  "tests/console/forms.test.ts",
  "tests/browser/swagger-ui.test.ts",
  "tests/generate/domains/domains.test.ts",
  "tests/real-models/real-models.test.ts",
  "tests/openapi/fuzz.test.ts",
  "tests/cli/mistakes.test.ts",
  "tests/package-contents.test.ts",
  "tests/cli/running-server.test.ts",
  "tests/package.test.ts",
  "tests/cli/commands.test.ts",
  "tests/generate/names/names.test.ts",
  "tests/dataset/asked-beside.test.ts",
  "tests/cli/watch.test.ts",
  "tests/console/views.test.ts",
  "tests/generate/conformity.test.ts",
  "tests/import/json-server.test.ts",
  "tests/cli/record-mistakes.test.ts",
  "tests/example-commands.test.ts",
  "tests/api/lists-oracle.test.ts",
  "tests/api/streaming.test.ts",
  "tests/cli/compiled-code.test.ts",
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowest.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? slowest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const compilerProcess = "/src/models/compiler/compiler-process.ts";

/** The sources' readings of models share a compiler, whose start would take longer than they do. */
const keptCompiler = {
  name: "kept-compiler",
  enforce: "pre" as const,
  resolveId: (name: string, importer: string | undefined) =>
    name === "typescript/unstable/sync" && importer?.endsWith(compilerProcess)
      ? fileURLToPath(new URL("tests/support/kept-compiler.ts", import.meta.url))
      : undefined,
};

export default defineConfig({
  plugins: [keptCompiler],
  test: {
    // One more than there are cores: for a third of its time a test waits for a child process of its
    // own, a compiler, a browser or a command.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    testTimeout: hung,
    hookTimeout: hung,
    expect: { poll: { timeout: hung } },
    globalSetup: "tests/support/shared-projects.ts",
    // To transform the sources takes more than half of a run of one file, and most of them are as they
    // were at the last run. It is kept in node_modules until `npm ci`, by what each file says.
    experimental: { fsModuleCache: true },
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
