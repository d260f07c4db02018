import {
  type Dirent,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createFolderWatcher, nearestFolder } from "./watch-folders.ts";

/** Ends the watching. */
export interface Watcher {
  close(): Promise<void>;
}

export interface Watched {
  /** The project's folder. */
  readonly root: string;
  /** The files to watch, asked again after every reload. */
  readonly files: () => readonly string[];
  /** Paths and globs; a new file may match one. */
  readonly patterns: () => readonly string[];
  /** When the first reading began, in milliseconds of the epoch. */
  readonly since: number;
  /** Reads everything again; whether it could be served. */
  readonly reload: () => Promise<boolean>;
  /** Told of a folder whose saves will go unnoticed. */
  readonly onUnwatched: (folder: string, error: unknown) => void;
}

/** Long enough for the files of one "save all" to come together, short enough to go unnoticed. */
const settling = 50;

/** A file's time may be that of the kernel's last tick, some milliseconds before the clock's. */
const tick = 20;

const sourceFile = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Folders are watched, not files: editors save by writing another file and renaming it, and an
 * import may be written before the file that it names.
 */
export function watch({ root, files, patterns, since, reload, onUnwatched }: Watched): Watcher {
  let known = toKnown(files());
  let isBroken = false;
  let lastRead = since;
  let seen = toSightings(known);
  const listFolders = () => [...toFolders(known), ...patterns().flatMap(foldersOfGlob)];

  const settled = createSettled(settling, async () => {
    lastRead = Date.now();
    seen = toSightings(known);
    isBroken = !(await reload());
    known = new Set([...toKnown(files()), ...(isBroken ? known : [])]);
    folders.set(listFolders());
  });
  /** On a busy machine the last reading may have been quicker than the word of a save before it. */
  const isRead = (path: string) =>
    seen.get(path) === toSighting(path) && changedAt(path) < lastRead - tick;
  const note = (path: string, isNew: boolean) => {
    if (isRead(path)) return;
    // While something is amiss, any file may mend it.
    const mayMatter = isBroken || (isNew && patterns().some(isGlob));
    if (known.has(path) || (mayMatter && sourceFile.test(path))) settled.call();
  };
  const folders = createFolderWatcher(root, {
    onEvent: (path, kind) => {
      note(path, kind === "new");
      // An import, or a glob, may lead into a folder that is made only now.
      if (kind === "new" && isFolder(path)) folders.set(listFolders());
    },
    onFound: (path) => {
      const isOther = seen.has(path) && seen.get(path) !== toSighting(path);
      if (isOther || changedAt(path) > lastRead - tick) note(path, true);
    },
    onUnwatched,
  });
  folders.set(listFolders());
  return {
    close: async () => {
      folders.close();
      await settled.end();
    },
  };
}

/** By every name that a change of it may be told under. */
function toKnown(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => [file, toRealPath(file)]));
}

function toRealPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** What tells one state of a file from another without reading it. */
function toSighting(path: string): string {
  const stats = readStats(path);
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : "none";
}

function toSightings(files: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map([...files].map((file) => [file, toSighting(file)]));
}

function isFolder(path: string): boolean {
  return readStats(path)?.isDirectory() === true;
}

/** Nothing that is gone, or out of reach, has changed. */
function changedAt(path: string): number {
  return readStats(path)?.ctimeMs ?? 0;
}

function readStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Calls that come close together are one; what comes during the work is done after it. */
function createSettled(wait: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return {
    call: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(work);
      }, wait);
    },
    /** What has begun is finished, and nothing more begins. */
    end: () => {
      clearTimeout(timer);
      return running;
    },
  };
}

function toFolders(files: ReadonlySet<string>): string[] {
  const folders = [...files].flatMap((file) => [file, ...readNamedFiles(file)]).map(dirname);
  return [...new Set(folders)].filter((folder) => !folder.includes("node_modules"));
}

const namedFile = /(?:(?:from|import)\s*\(?\s*["'](?=\.)|\brecords["']?\s*:\s*["'])([^"']+)/g;

/** What a file imports by a relative path or names as records, whether or not it exists yet. */
function readNamedFiles(file: string): string[] {
  if (file.includes("node_modules")) return [];
  const names = readText(file).matchAll(namedFile);
  return [...names].map(([, name = ""]) => resolve(dirname(file), name));
}

/** Empty where there is none to read: it is gone, a folder by now, or nobody's to see. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isGlob(pattern: string): boolean {
  return /[*?{}[\]()!]/.test(pattern);
}

/** Every folder in which a file could match. */
function foldersOfGlob(pattern: string): string[] {
  const segments = pattern.split("/");
  const fixed = segments.findIndex(isGlob);
  return fixed === -1 ? [] : withFoldersBelow(nearestFolder(segments.slice(0, fixed).join("/")));
}

function withFoldersBelow(folder: string): string[] {
  const below = entriesOf(folder).filter(
    (entry) => entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."),
  );
  return [folder, ...below.flatMap(({ name }) => withFoldersBelow(join(folder, name)))];
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
