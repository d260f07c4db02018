// Which of a room's places a run looks at: evenly spread, the same for the same seed.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { Instrumenter } from "@stryker-mutator/instrumenter";

/** Multiples of it, modulo 1, are spread evenly however many of them are taken. */
const golden = (Math.sqrt(5) - 1) / 2;

/** Of the run under way, by absolute file. */
let chosen = new Map();

/**
 * Places of these files that are changed in `count` ways together, or a few more: each place comes
 * with every change that is made of it.
 */
export async function takeSample(files, { mutator, seed, count }) {
  const places = await findPlaces(files, mutator);
  const taken = new Set();
  let changes = 0;
  for (let step = 0; changes < count && taken.size < places.length; step += 1) {
    const place = places[findFree(places, taken, (seed * Math.SQRT2 + step * golden) % 1)];
    taken.add(place);
    changes += place.changes;
  }
  return places.filter((place) => taken.has(place));
}

/** Lets no mutation come through that is only nested in one of these places. */
export function keepTo(places) {
  chosen = new Map(places.map(({ file }) => [resolve(file), []]));
  for (const place of places) chosen.get(resolve(place.file)).push(place);
}

export function toRange({ file, start, end }) {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;
}

/** Stryker mutates whatever lies within a range; of a large one that would be half a file. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "sample", {
    shouldIgnore({ node, hub }) {
      const places = chosen.get(resolve(hub.file.opts.filename));
      if (places === undefined || places.some((place) => contains(node.loc, place))) return;
      return "Not in the sample";
    },
  }),
];

async function findPlaces(files, mutator) {
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(name, "utf8"),
  }));
  const { mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    ...mutator,
  });
  const places = new Map();
  for (const { status, fileName: file, location } of mutants) {
    if (status === "Ignored") continue;
    const place = { file, start: toPosition(location.start), end: toPosition(location.end) };
    const known = places.get(toRange(place)) ?? { ...place, changes: 0 };
    places.set(toRange(place), { ...known, changes: known.changes + 1 });
  }
  return [...places.values()].sort(byPosition);
}

/** The first one at this share of the list that was not taken yet. */
function findFree(places, taken, share) {
  let index = Math.floor(share * places.length);
  while (taken.has(places[index])) index = (index + 1) % places.length;
  return index;
}

/** The instrumenter counts lines from 0, ranges and the parser from 1. */
function toPosition({ line, column }) {
  return { line: line + 1, column };
}

function byPosition(a, b) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return compare(a.start, b.start) || compare(a.end, b.end);
}

function contains(outer, inner) {
  return compare(outer.start, inner.start) <= 0 && compare(inner.end, outer.end) <= 0;
}

function compare(a, b) {
  return a.line - b.line || a.column - b.column;
}

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
