import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RealCase } from "./real-case.ts";

/** A project of somebody who has installed the case's package; whoever makes it removes it. */
export interface RealProject {
  readonly root: string;
  readonly models: string;
  readonly config: string;
  remove(): void;
}

/** `modules` is the `node_modules` that holds the package. */
export function makeRealProject(
  { models, resources, isOfNode }: RealCase,
  modules: string,
): RealProject {
  const root = mkdtempSync(join(tmpdir(), "backlot-real-"));
  symlinkSync(modules, join(root, "node_modules"), "junction");
  const files = { models: join(root, "models.ts"), config: join(root, "backlot.config.json") };
  writeFileSync(files.models, models);
  if (isOfNode)
    writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": { "types": ["node"] } }');
  const options = { models: "models.ts", dataset: ":memory:", port: 0, resources };
  writeFileSync(files.config, JSON.stringify(options));
  return { root, ...files, remove: () => rmSync(root, { recursive: true, force: true }) };
}
