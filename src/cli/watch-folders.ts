import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { dirname, join, sep } from "node:path";

/** Tells what happens in some folders, also in those that are removed and made again. */
export interface FolderWatcher {
  /** Watches these from now on, and tells of every file in those that are new to it. */
  set(folders: readonly string[]): void;
  close(): void;
}

export interface FolderListener {
  /** Something came, went or changed. */
  readonly onEvent: (path: string, kind: "new" | "known") => void;
  /** A file of a folder that is watched from now on: it may have changed before. */
  readonly onFound: (path: string) => void;
  readonly onUnwatched: (folder: string, error: unknown) => void;
}

interface OpenFolder {
  readonly watcher: FSWatcher;
  readonly names: Set<string>;
}

/**
 * A watched folder that is removed leaves its watcher blind, whatever is made in its place. So the
 * folders above it are watched too, up to the root: they tell when it is gone or there again.
 */
export function createFolderWatcher(root: string, listener: FolderListener): FolderWatcher {
  const open = new Map<string, OpenFolder>();
  let wanted: readonly string[] = [];

  /**
   * Again until nothing is new: a folder may be made after it was looked for, and before the one
   * above it is watched, which then never tells of it.
   */
  function update(): void {
    const targets = findTargets();
    for (const folder of open.keys()) if (!targets.has(folder)) end(folder);
    for (const folder of targets) if (!open.has(folder)) begin(folder);
    const isSettled = [...findTargets()].every((folder) => targets.has(folder));
    if (!isSettled) update();
  }

  function findTargets(): ReadonlySet<string> {
    return new Set(wanted.map(nearestFolder).flatMap((folder) => upTo(root, folder)));
  }

  function begin(folder: string): void {
    try {
      const watcher = watch(folder, (type, name) => note(folder, type, name));
      watcher.on("error", () => end(folder));
      open.set(folder, { watcher, names: new Set(namesIn(folder)) });
    } catch (error) {
      // One that is gone again, or that nobody may look into, is told by the folder above it.
      if (!isExpected(error)) listener.onUnwatched(folder, error);
      return;
    }
    for (const name of namesIn(folder)) listener.onFound(join(folder, name));
  }

  function end(folder: string): void {
    open.get(folder)?.watcher.close();
    open.delete(folder);
  }

  function note(folder: string, type: string, name: string | null): void {
    const names = open.get(folder)?.names;
    if (!names || name === null) return;
    const path = join(folder, name);
    const isNew = !names.has(name) && existsSync(path);
    if (isNew) names.add(name);
    else if (type === "rename" && !existsSync(path)) names.delete(name);
    if (wanted.some((each) => isWithin(each, path))) {
      for (const each of open.keys()) if (isWithin(each, path)) end(each);
      update();
    }
    listener.onEvent(path, isNew ? "new" : "known");
  }

  return {
    set: (folders) => {
      wanted = folders;
      update();
    },
    close: () => {
      for (const folder of open.keys()) end(folder);
    },
  };
}

/** The folder and those above it, up to the root; of one outside the root only the next. */
function upTo(root: string, folder: string): string[] {
  if (!isWithin(folder, root)) return [folder, dirname(folder)];
  return folder === root ? [folder] : [folder, ...upTo(root, dirname(folder))];
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

export function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

function isExpected(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" || code === "EACCES" || code === "EPERM";
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
