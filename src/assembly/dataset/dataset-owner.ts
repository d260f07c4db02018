import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Config } from "../../config/config.ts";
import { createDataset } from "../../dataset/create-dataset.ts";
import type { Dataset } from "../../dataset/dataset.ts";
import { type Lock, type LockOwner, takeLock } from "../../dataset/file/lock.ts";
import {
  createSnapshots,
  type Snapshots,
  toSnapshotFolder,
} from "../../dataset/snapshots/snapshots.ts";
import { SetupError } from "../../errors.ts";
import { makeOwnFolder, ownFolder } from "../../own-folder.ts";
import { isSystemError } from "../../system-error.ts";
import { atOnceInWords } from "./explain-storage.ts";
import { memoryPrefix, removeStale } from "./running-servers.ts";

/** A dataset that nobody else writes to while it is open here, and its snapshots. */
export interface OwnedDataset {
  readonly dataset: Dataset;
  readonly snapshots: Snapshots;
  /** Its file, as messages name it. */
  readonly file: string;
  /** Lets another process of the same person manage this one. */
  readonly token: string;
  noteUrl(url: string): void;
  /** Takes the lock again where it was removed, with the folder; throws where another has it. */
  retakeLock(): void;
  /** A dataset in memory with the records that there are now, for whoever closes it. */
  copy(): Promise<Dataset>;
  close(): void;
}

export function openDataset({ dataset: file, root }: Config): OwnedDataset {
  const token = randomBytes(16).toString("hex");
  if (file === ":memory:") return openInMemory(root, token);
  const undone = {
    code: "dataset-unusable",
    place: displayed(file),
    message: "cannot be opened or made",
    remedy:
      "Move it away, name another file with dataset, or keep records in memory with --memory.",
  } as const;
  return atOnceInWords(undone, () => openFile(file, root, token));
}

function openFile(file: string, root: string, token: string): OwnedDataset {
  const lock = takeOrRefuse(file, token);
  try {
    const dataset = createDataset(file);
    const snapshots = createSnapshots(toSnapshotFolder(file));
    snapshots.removeLeftovers();
    return {
      dataset,
      snapshots,
      file: displayed(file),
      token,
      noteUrl: lock.noteUrl,
      retakeLock: () => {
        makeFolder(root, file);
        const other = lock.retake();
        if (other) throw inUse(file, other);
      },
      copy: async () => copyOf(file),
      close: () => {
        dataset.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Its snapshots are files all the same, in a folder of its own that ends with it. */
function openInMemory(root: string, token: string): OwnedDataset {
  const folder = join(root, ownFolder, `${memoryPrefix}${randomUUID()}`);
  const dataset = createDataset(":memory:");
  let note: Lock | undefined;
  const close = () => {
    dataset.close();
    note?.release();
    rmSync(folder, { recursive: true, force: true });
  };
  const copy = async () => {
    const file = join(folder, `copy-${randomUUID()}`);
    mkdirSync(folder, { recursive: true });
    try {
      await dataset.backup(file);
      return copyOf(file);
    } finally {
      rmSync(file, { force: true });
    }
  };
  return {
    dataset,
    snapshots: createSnapshots(folder),
    file: ":memory:",
    token,
    noteUrl: (url) => {
      note ??= noteInMemory(root, folder, token);
      note?.noteUrl(url);
    },
    retakeLock: () => {},
    copy,
    close,
  };
}

/** Nobody else can want its records: the lock is there for who looks for running servers. */
function noteInMemory(root: string, folder: string, token: string): Lock | undefined {
  try {
    removeStale(makeOwnFolder(root));
    const taken = takeLock(folder, token);
    return "release" in taken ? taken : undefined;
  } catch (error) {
    // A server in memory also runs where nothing can be written; then nobody finds it.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** A dataset in memory with the records of a file. */
export function copyOf(file: string): Dataset {
  const copy = createDataset(":memory:");
  try {
    copy.restore(file);
    return copy;
  } catch (error) {
    copy.close();
    throw error;
  }
}

/** Only the folder itself: where what it was in is gone too, nobody wants it back. */
function makeFolder(root: string, file: string): void {
  const folder = dirname(file);
  if (existsSync(folder)) return;
  if (folder === join(root, ownFolder)) makeOwnFolder(root);
  else mkdirSync(folder);
}

function takeOrRefuse(file: string, token: string): Lock {
  const taken = takeLock(file, token);
  if ("release" in taken) return taken;
  throw inUse(file, taken);
}

function inUse(file: string, owner: LockOwner): SetupError {
  return new SetupError([
    {
      code: "dataset-in-use",
      place: displayed(file),
      message: `is in use by ${toOwnerText(owner)}.`,
      remedy: "Stop it first, or take another with --dataset FILE or --memory.",
    },
  ]);
}

function displayed(file: string): string {
  return relative(process.cwd(), file) || dirname(file);
}

function toOwnerText({ pid, url }: LockOwner): string {
  return url === undefined ? `process ${pid}` : `the server at ${url} (process ${pid})`;
}
