import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Ends the watching. */
export interface Watcher {
  close(): Promise<void>;
}

export interface Watched {
  /** The files to watch, asked again after every reload. */
  readonly files: () => readonly string[];
  /** Paths and globs; a new file may match one. */
  readonly patterns: () => readonly string[];
  /** When the first reading began, in milliseconds of the epoch. */
  readonly since: number;
  /** Reads everything again; whether it could be served. */
  readonly reload: () => Promise<boolean>;
}

/** Long enough for the files of one "save all" to come together, short enough to go unnoticed. */
const settling = 50;

const sourceFile = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Folders are watched, not files: editors save by writing another file and renaming it, and an
 * import may be written before the file that it names.
 */
export async function watch({ files, patterns, since, reload }: Watched): Promise<Watcher> {
  const { watch: watchPaths } = await import("chokidar");
  let known = new Set(files());
  let isBroken = false;
  let lastRead = since;
  const folders = createNewOnly(() => [...toFolders(known), ...patterns().flatMap(foldersOfGlob)]);
  const watcher = watchPaths(folders(), {
    depth: 0,
    alwaysStat: true,
    ignored: (path, stats) =>
      stats?.isFile() === true && !sourceFile.test(path) && !known.has(resolve(path)),
  });

  const settled = createSettled(settling, async () => {
    lastRead = Date.now();
    isBroken = !(await reload());
    known = new Set([...files(), ...(isBroken ? known : [])]);
    watcher.add(folders());
  });
  const note = (path: string) => {
    // While something is amiss, any file may mend it.
    if (known.has(resolve(path)) || isBroken) settled.call();
  };
  watcher.on("change", note);
  watcher.on("unlink", note);
  watcher.on("add", (path, stats) => {
    // A folder watched from now on tells of all its files, also of those read as they are.
    if (stats && stats.ctimeMs < lastRead) return;
    if (patterns().some(isGlob)) settled.call();
    else note(path);
  });
  // An import may lead into a folder that is made only now.
  watcher.on("addDir", () => watcher.add(folders()));
  await once(watcher, "ready");
  return {
    close: async () => {
      await settled.end();
      await watcher.close();
    },
  };
}

/** Only those that an earlier call did not give. */
function createNewOnly(list: () => readonly string[]): () => string[] {
  const given = new Set<string>();
  return () => {
    const fresh = list().filter((item) => !given.has(item));
    for (const item of fresh) given.add(item);
    return fresh;
  };
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
  return [...new Set(folders.map(nearestFolder))].filter(
    (folder) => !folder.includes("node_modules"),
  );
}

const namedFile = /(?:(?:from|import)\s*\(?\s*["'](?=\.)|\brecords["']?\s*:\s*["'])([^"']+)/g;

/** What a file imports by a relative path or names as records, whether or not it exists yet. */
function readNamedFiles(file: string): string[] {
  if (file.includes("node_modules") || !existsSync(file)) return [];
  const names = readFileSync(file, "utf8").matchAll(namedFile);
  return [...names].map(([, name = ""]) => resolve(dirname(file), name));
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
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
  const below = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."),
  );
  return [folder, ...below.flatMap(({ name }) => withFoldersBelow(join(folder, name)))];
}
