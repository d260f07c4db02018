import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { SetupError } from "../../errors.ts";
import { suggest } from "../../suggest.ts";
import { removeLeftovers } from "../file/leftovers.ts";

/** Named copies of a dataset, each a whole SQLite file beside it. */
export interface Snapshots {
  /** Has the given work write one, which must make it appear whole or not at all. */
  save(name: string, write: (file: string) => Promise<void>): Promise<void>;
  /** Removes what processes that were killed left of copies: for whoever has the dataset's lock. */
  removeLeftovers(): void;
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

/** Saved by ourselves before something is lost, under the time of that: `before-2026-03-01-…`. */
const isPrecaution = /^before-\d{4}-\d\d-\d\d/;
/** Older ones go: nobody asked for them, and each is as large as the dataset. */
const mostPrecautions = 10;

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
          .flatMap((file) => toInfo(folder, file))
          .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      : [];
  const find = (name: string) => {
    refuseName(name);
    const found = statSync(fileOf(name), { throwIfNoEntry: false });
    if (found?.isFile()) return fileOf(name);
    if (found)
      throw mistake(
        name,
        "is a folder and no snapshot.",
        `Look at ${relative(process.cwd(), fileOf(name))}.`,
      );
    const names = list().map((info) => info.name);
    const remedy = suggest(name, names) ?? "Save one with backlot snapshot save.";
    throw mistake(name, "there is no snapshot of this name.", remedy);
  };
  const forgetPrecautions = () => {
    const saved = list().filter(({ name }) => isPrecaution.test(name));
    for (const { name } of saved.slice(0, -mostPrecautions)) rmSync(fileOf(name));
  };
  return {
    find,
    list,
    save: async (name, write) => {
      refuseName(name);
      mkdirSync(folder, { recursive: true });
      await write(fileOf(name));
      if (isPrecaution.test(name)) forgetPrecautions();
    },
    removeLeftovers: () => removeLeftovers(folder, (name) => name.endsWith(ending)),
    delete: (name) => rmSync(find(name)),
  };
}

function toInfo(folder: string, file: string): readonly SnapshotInfo[] {
  const stats = statSync(join(folder, file));
  if (!stats.isFile()) return [];
  const { mtime, size } = stats;
  return [{ name: file.slice(0, -ending.length), createdAt: mtime.toISOString(), size }];
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
