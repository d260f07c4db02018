import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { SetupError } from "../../errors.ts";
import { suggest } from "../../suggest.ts";

/** Named copies of a dataset, each a whole SQLite file beside it. */
export interface Snapshots {
  /** Writes one with the given work; it appears whole or not at all. */
  save(name: string, write: (file: string) => Promise<void>): Promise<void>;
  /** The file of one that exists. */
  find(name: string): string;
  list(): readonly SnapshotInfo[];
  delete(name: string): void;
}

export interface SnapshotInfo {
  readonly name: string;
  /** When it was made, as ISO 8601. */
  readonly createdAt: string;
  /** In bytes. */
  readonly size: number;
}

const ending = ".sqlite";

/** `.backlot/dataset.sqlite` has its snapshots in `.backlot/dataset-snapshots/`. */
export function toSnapshotFolder(dataset: string): string {
  return join(dirname(dataset), `${basename(dataset, extname(dataset))}-snapshots`);
}

export function createSnapshots(folder: string): Snapshots {
  const fileOf = (name: string) => join(folder, `${name}${ending}`);
  const list = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith(ending))
          .map((file) => toInfo(folder, file))
          .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      : [];
  const find = (name: string) => {
    refuseName(name);
    if (existsSync(fileOf(name))) return fileOf(name);
    const names = list().map((info) => info.name);
    const remedy = suggest(name, names) ?? "Save one with backlot snapshot save.";
    throw mistake(name, "there is no snapshot of this name.", remedy);
  };
  return {
    find,
    list,
    save: async (name, write) => {
      refuseName(name);
      mkdirSync(folder, { recursive: true });
      const aside = `${fileOf(name)}.${process.pid}`;
      await write(aside);
      renameSync(aside, fileOf(name));
    },
    delete: (name) => rmSync(find(name)),
  };
}

function toInfo(folder: string, file: string): SnapshotInfo {
  const { mtime, size } = statSync(join(folder, file));
  return { name: file.slice(0, -ending.length), createdAt: mtime.toISOString(), size };
}

/** A name becomes a file's: it may not lead anywhere else. */
function refuseName(name: string): void {
  if (/^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}$/u.test(name)) return;
  throw mistake(name, "is no name for a snapshot.", "Use letters, digits, dots and dashes.");
}

function mistake(name: string, message: string, remedy: string): SetupError {
  return new SetupError([
    { code: "snapshot-unusable", place: `snapshot "${name}"`, message, remedy },
  ]);
}
