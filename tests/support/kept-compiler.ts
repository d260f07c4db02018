import { env } from "node:process";
import { API as CompilerProcess, type Snapshot } from "typescript/unstable/sync";

type Changes = NonNullable<Parameters<CompilerProcess["updateSnapshot"]>[0]>;

interface Files {
  readonly readFile: (name: string) => string | undefined;
  readonly fileExists: (name: string) => boolean | undefined;
}

interface Reading {
  readonly files: Files;
  readonly snapshots: Snapshot[];
  readonly projects: string[];
}

/**
 * Stands in for TypeScript's own class where the sources start the compiler: whatever a worker reads
 * is read by one process, which has then parsed the declarations of the language and of the browser
 * already. Of a reading that is over it believes nothing, and looks at every file anew. That each
 * reading has a process of its own, and ends it, shows in what is built: tests/model-processes.test.ts
 * and all tests that run a command.
 */
export class API {
  readonly #process: CompilerProcess;
  readonly #own: Reading;

  constructor({ fs }: { readonly fs: Files }) {
    this.#own = { files: fs, snapshots: [], projects: [] };
    this.#process = takeProcess();
    current = this.#own;
  }

  parseConfigFile(file: string): ReturnType<CompilerProcess["parseConfigFile"]> {
    return this.#process.parseConfigFile(file);
  }

  updateSnapshot(changes: Changes): Snapshot {
    const snapshot = this.#process.updateSnapshot(changes);
    this.#own.snapshots.push(snapshot);
    this.#own.projects.push(...(changes.openProjects ?? []).map(String));
    // Not sooner: what no snapshot has any more is parsed again.
    for (const earlier of over.splice(0)) earlier.dispose();
    return snapshot;
  }

  close(): void {
    if (current === this.#own) current = undefined;
    over.push(...this.#own.snapshots);
    left.push(...this.#own.projects);
  }
}

let kept: CompilerProcess | undefined;
let current: Reading | undefined;
/** What earlier readings have made, and the projects that they have opened. */
const over: Snapshot[] = [];
const left: string[] = [];

function takeProcess(): CompilerProcess {
  if (current) throw new Error("A reading has begun before the last one was over.");
  if (kept) {
    try {
      const closeProjects = left.splice(0);
      over.push(
        kept.updateSnapshot({ closeProjects, fileChanges: { changed: closeProjects } }),
        kept.updateSnapshot({ fileChanges: { invalidateAll: true } }),
      );
      return kept;
    } catch {
      // The last models were more than it could bear.
      kept.close();
      over.length = 0;
    }
  }
  kept = startProcess();
  return kept;
}

/** Unlike one that is about to end, it has to clear up after itself. */
const longLived = { GOGC: "200", GOMEMLIMIT: "4GiB" };

function startProcess(): CompilerProcess {
  const before = { ...env };
  Object.assign(env, longLived);
  try {
    return new CompilerProcess({
      fs: {
        readFile: (name) => current?.files.readFile(name),
        fileExists: (name) => current?.files.fileExists(name),
      },
    });
  } finally {
    for (const name of Object.keys(longLived)) {
      if (before[name] === undefined) delete env[name];
      else env[name] = before[name];
    }
  }
}
