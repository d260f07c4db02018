import { rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { defaults } from "../../config/defaults.ts";
import type { Options } from "../../config/options.ts";
import { listLocked, readOwner, removeLock } from "../../dataset/file/lock.ts";
import { SetupError } from "../../errors.ts";
import { ownFolder } from "../../own-folder.ts";
import { readConfig } from "../project/project.ts";

/** A server that listens, as its note in the project's folder tells of it. */
export interface RunningServer {
  readonly url: string;
  /** What lets this process manage it. */
  readonly token: string;
  /** Its file; undefined: in memory. */
  readonly dataset: string | undefined;
}

/** What the notes of servers in memory begin with. */
export const memoryPrefix = "memory-";

/**
 * The servers of a project, also of one that has no config and was started with its models. A dataset
 * that is named is meant alone.
 */
export async function findServers(
  config: string,
  overrides: Partial<Options>,
): Promise<readonly RunningServer[]> {
  const { root, dataset } = await readPlace(config, overrides);
  if (overrides.dataset !== undefined) return toRunning(dataset);
  const folder = join(root, ownFolder);
  removeStale(folder);
  const places = new Set([...(dataset === ":memory:" ? [] : [dataset]), ...listLocked(folder)]);
  return [...places].flatMap(toRunning);
}

/** What a server in memory that was killed has left behind. */
export function removeStale(folder: string): void {
  for (const place of listLocked(folder)) {
    if (!isInMemory(place) || readOwner(place)) continue;
    rmSync(place, { recursive: true, force: true });
    removeLock(place);
  }
}

async function readPlace(config: string, overrides: Partial<Options>) {
  try {
    return (await readConfig(config, overrides)).config;
  } catch (error) {
    const isMissing =
      error instanceof SetupError && error.mistakes.some(({ code }) => code === "config-not-found");
    const root = resolve(config);
    if (!isMissing || listLocked(join(root, ownFolder)).length === 0) throw error;
    return { root, dataset: resolve(root, overrides.dataset ?? defaults.dataset) };
  }
}

function toRunning(place: string): readonly RunningServer[] {
  const owner = readOwner(place);
  if (owner?.url === undefined) return [];
  const { url, token } = owner;
  return [{ url, token, dataset: isInMemory(place) ? undefined : place }];
}

function isInMemory(place: string): boolean {
  return basename(place).startsWith(memoryPrefix);
}
