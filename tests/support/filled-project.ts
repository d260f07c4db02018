import { cpSync } from "node:fs";
import { afterAll } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { makeProject, removeProject, writeProject } from "./project.ts";

/**
 * A folder with these files and the dataset that a first start makes of them, another for each who
 * asks: to make very many records takes longer than most of what is then tested with them.
 */
export function keepFilled(
  files: Readonly<Record<string, string>>,
  start: (root: string) => Promise<Backlot>,
): () => Promise<string> {
  let filling: Promise<string> | undefined;
  afterAll(async () => {
    if (filling) removeProject(await filling);
  });
  const fill = async () => {
    const root = writeProject(files);
    await (await start(root)).close();
    return root;
  };
  return async () => {
    filling ??= fill();
    const root = makeProject({});
    cpSync(await filling, root, { recursive: true });
    return root;
  };
}
