// Tries whether the tests notice when the code says something else: `npm run mutate` looks at a
// sample of each room, `npm run mutate auth http` at a sample of some, `npm run mutate -- --seed 7`
// elsewhere. `npm run mutate -- auth --all` and `npm run mutate src/http/body.ts` try everything.
// Prints what no test noticed, and each room's score.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { count, printTable, sum, toShare } from "./mutation/report.mjs";
import { findRoom, findSources, isRoom, roomNames } from "./mutation/rooms.mjs";
import { mutator, runStryker } from "./mutation/run.mjs";
import { takeSample, toRange } from "./mutation/sample.mjs";

/** In percent, of all rooms together. */
const target = 85;

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const { values: flags, positionals } = readArguments();
const seed = Number(flags.seed);
const size = Number(flags.count);

const scores = [];
for (const [room, paths] of groupByRoom(positionals.length > 0 ? positionals : roomNames)) {
  const results = await runStryker(room, await choose(room, paths));
  scores.push({ room, ...count(results) });
}
const all = { room: "all", ...sum(scores) };
printTable(scores.length > 1 ? [...scores, all] : scores);
if (toShare(all) < target) {
  console.error(`Less than ${target} % was noticed.`);
  process.exitCode = 1;
}

/** Paths are tried whole; of a room that is named, a sample, unless everything was asked for. */
async function choose(room, paths) {
  if (paths.length > 0) return { mutate: paths };
  const files = findSources(room);
  if (flags.all) return { mutate: files };
  const places = await takeSample(files, { mutator, seed, count: size });
  const ranges = places.map(toRange);
  console.log(`\n${room}: ${places.length} places, seed ${seed}\n${ranges.join("\n")}\n`);
  return { mutate: ranges, places };
}

function groupByRoom(names) {
  const groups = new Map();
  for (const name of names) {
    const room = isRoom(name) ? name : findRoom(name);
    if (room === undefined) {
      refuse(`There is no room ${name}; there are: ${roomNames.join(", ")}.`);
    }
    const paths = groups.get(room) ?? [];
    groups.set(room, isRoom(name) ? paths : [...paths, name]);
  }
  return groups;
}

function readArguments() {
  const given = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      count: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
    },
  });
  for (const name of ["count", "seed"]) {
    if (!/^\d+$/.test(given.values[name])) refuse(`Expected a whole number: --${name}.`);
  }
  return given;
}

function refuse(message) {
  console.error(message);
  process.exit(2);
}
