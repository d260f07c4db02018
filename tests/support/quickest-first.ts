import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from "vitest/node";

/** In milliseconds, of whole files: learnt while nothing is mutated, when every test of them runs. */
let lengths: ReadonlyMap<string, number> | undefined;

/** The file that noticed the last mutation: the next one is mostly in its neighbourhood. */
let alert: string | undefined;

/**
 * A mutation ends with the first test that notices it, so what costs little is asked first. Vitest's
 * own order, the longest first, serves many workers; here one runs them all.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = readLengths();
    const toRank = ({ moduleId }: TestSpecification) =>
      moduleId === alert ? -1 : (known.get(moduleId) ?? Number.POSITIVE_INFINITY);
    return files
      .map((file) => ({ file, rank: toRank(file) }))
      .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
      .map(({ file }) => file);
  }
}

export const attention: Reporter = {
  onTestModuleEnd(module) {
    if (!module.ok()) alert = module.moduleId;
  },
  onTestRunEnd(modules) {
    if (readLengths().size === 0) keepLengths(modules);
  },
};

function readLengths(): ReadonlyMap<string, number> {
  if (lengths !== undefined) return lengths;
  const file = toFile();
  if (!existsSync(file)) return new Map();
  lengths = new Map(JSON.parse(readFileSync(file, "utf8")));
  return lengths;
}

function keepLengths(modules: readonly TestModule[]): void {
  const measured = modules.map((module) => [module.moduleId, module.diagnostic().duration]);
  // Another worker may read it meanwhile, and finds all of it or nothing.
  const aside = `${toFile()}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(measured));
  renameSync(aside, toFile());
}

function toFile(): string {
  return join(process.env["BACKLOT_SHARED_PROJECTS"] ?? "", "lengths.json");
}
