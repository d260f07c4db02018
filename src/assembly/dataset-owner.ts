import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Config } from "../config/config.ts";
import { createDataset } from "../dataset/create-dataset.ts";
import type { Dataset } from "../dataset/dataset.ts";
import { type Lock, type LockOwner, takeLock } from "../dataset/file/lock.ts";
import {
  createSnapshots,
  type Snapshots,
  toSnapshotFolder,
} from "../dataset/snapshots/snapshots.ts";
import { SetupError } from "../errors.ts";
import { ownFolder } from "../own-folder.ts";

/** A dataset that nobody else writes to while it is open here, and its snapshots. */
export interface OwnedDataset {
  readonly dataset: Dataset;
  readonly snapshots: Snapshots;
  /** Lets another process of the same person manage this one. */
  readonly token: string;
  noteUrl(url: string): void;
  /** A dataset in memory with the records that there are now, for whoever closes it. */
  copy(): Promise<Dataset>;
  close(): void;
}

export function openDataset({ dataset: file, root }: Config): OwnedDataset {
  const token = randomBytes(16).toString("hex");
  if (file === ":memory:") return openInMemory(root, token);
  const lock = takeOrRefuse(file, token);
  try {
    const dataset = createDataset(file);
    const snapshots = createSnapshots(toSnapshotFolder(file));
    const close = () => {
      dataset.close();
      lock.release();
    };
    const copy = async () => copyOf(file);
    return { dataset, snapshots, token, noteUrl: lock.noteUrl, copy, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Its snapshots are files all the same, in a folder of its own that ends with it. */
function openInMemory(root: string, token: string): OwnedDataset {
  const folder = join(root, ownFolder, `memory-${randomUUID()}`);
  const dataset = createDataset(":memory:");
  const close = () => {
    dataset.close();
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
  const snapshots = createSnapshots(folder);
  return { dataset, snapshots, token, noteUrl: () => {}, copy, close };
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

function takeOrRefuse(file: string, token: string): Lock {
  const taken = takeLock(file, token);
  if ("release" in taken) return taken;
  throw new SetupError([
    {
      code: "dataset-in-use",
      place: relative(process.cwd(), file) || dirname(file),
      message: `is in use by ${toOwnerText(taken)}.`,
      remedy: "Stop it first, or take another with --dataset FILE or --memory.",
    },
  ]);
}

function toOwnerText({ pid, url }: LockOwner): string {
  return url === undefined ? `process ${pid}` : `the server at ${url} (process ${pid})`;
}
