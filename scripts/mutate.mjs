// Tries whether the tests notice when a room's code says something else: `npm run mutate`, or
// `npm run mutate auth http` for some rooms. Prints what none of them noticed, and each room's score.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";

/** The tests of each room, by folder: files may move within one. */
const rooms = {
  auth: ["auth"],
  console: ["console"],
  dataset: ["dataset", "auth", "api", "relations"],
  http: ["api", "relations", "auth"],
  schema: ["relations", "api", "dataset"],
};

/** In percent, of all rooms together. */
const target = 85;

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0) {
  console.error(
    `There is no room ${unknown.join(", ")}; there are: ${Object.keys(rooms).join(", ")}.`,
  );
  process.exit(2);
}

const scores = [];
for (const room of asked.length > 0 ? asked : Object.keys(rooms)) {
  scores.push({ room, ...toScore(await mutate(room)) });
}
const all = { room: "all", ...sum(scores) };
console.log("\nroom      noticed   of      %");
for (const { room, noticed, total } of scores.length > 1 ? [...scores, all] : scores) {
  const share = toPercent(noticed, total).toFixed(1);
  console.log(
    room.padEnd(9),
    String(noticed).padStart(7),
    String(total).padStart(5),
    share.padStart(6),
  );
}
if (toPercent(all.noticed, all.total) < target) {
  console.error(`Less than ${target} % was noticed.`);
  process.exitCode = 1;
}

async function mutate(room) {
  // One folder for all runs of the room. The first run fills it while nothing is mutated, so that
  // models which were read by mutated code are found by no other.
  const shared = mkdtempSync(join(tmpdir(), "backlot-mutation-"));
  process.env.BACKLOT_SHARED_PROJECTS = shared;
  process.env.BACKLOT_MUTATION_TESTS = JSON.stringify(rooms[room].flatMap(findTests));
  try {
    return await new Stryker({
      mutate: [`src/${room}/**/*.ts`],
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "vitest.mutation.config.ts", related: false },
      coverageAnalysis: "perTest",
      concurrency: Number(process.env.MUTATION_WORKERS ?? availableParallelism()),
      // A function without a body, or one that gives nothing, is noticed by whatever calls it.
      mutator: { excludedMutations: ["ArrowFunction", "BlockStatement"] },
      dryRunTimeoutMinutes: 30,
      timeoutMS: 60_000,
      reporters: ["progress-append-only", "clear-text"],
      clearTextReporter: {
        allowColor: false,
        logTests: false,
        reportTests: false,
        reportScoreTable: false,
      },
      ignorePatterns: ["bench", "dist", "docs", "examples", "tests/models", "tests/models-invalid"],
      tempDirName: ".stryker-tmp",
      // Stryker would rewrite it through an API that our compiler does not have.
      tsconfigFile: "none",
    }).runMutationTest();
  } finally {
    rmSync(shared, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Those that run in this process: a command was built before, and knows nothing of a mutation. */
function findTests(folder) {
  const files = readdirSync(join(root, "tests", folder), { recursive: true });
  return files
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `tests/${folder}/${file}`)
    .filter(
      (file) =>
        !/support\/(?:command|terminal|chromium)\.ts|vi\.mock/.test(readFileSync(file, "utf8")),
    );
}

function toScore(results) {
  const count = (...states) => results.filter(({ status }) => states.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  return { noticed, total: noticed + count("Survived", "NoCoverage") };
}

function sum(scores) {
  const add = (member) => scores.reduce((total, score) => total + score[member], 0);
  return { noticed: add("noticed"), total: add("total") };
}

function toPercent(part, whole) {
  return whole === 0 ? 100 : (part / whole) * 100;
}
