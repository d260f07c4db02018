import { isAbsolute, relative } from "node:path";
import { toKebab } from "../../schema/name-words.ts";
import type { Imported, ImportedResource } from "../imported.ts";
import type { RecordsOf } from "./config-text.ts";

/** Where the records stand: in the file that was imported, or in one that is written beside the config. */
export interface RecordPlaces {
  readonly recordsOf: RecordsOf;
  /** The content of `records.json`; undefined: the imported file is used as it is. */
  readonly content: string | undefined;
}

export const recordsName = "records.json";

/** A db.json inside the project stays what it is: two copies of the records would drift apart. */
export function placeRecords(imported: Imported, folder: string): RecordPlaces {
  const kept = toRelative(imported.file, folder);
  const isKept = imported.format === "json" && !/^\.\.[\\/]/.test(kept) && !isAbsolute(kept);
  if (isKept) return { recordsOf: inOwnFile(imported, kept), content: undefined };
  const filled = imported.resources.filter(({ records }) => records.length > 0);
  if (filled.length === 0) return { recordsOf: () => undefined, content: undefined };
  const content = Object.fromEntries(
    filled.map(({ path, shape, records }) => [
      path.slice(1),
      shape === "single" ? (records[0] ?? {}) : records,
    ]),
  );
  return {
    recordsOf: ({ path, records }) =>
      records.length > 0
        ? toPlace(recordsName, path.slice(1), path, Object.keys(content))
        : undefined,
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}

function inOwnFile({ resources }: Imported, file: string): RecordsOf {
  const names = resources.map(({ name }) => name);
  return ({ name, path, records }: ImportedResource) =>
    records.length > 0 ? toPlace(file, name, path, names) : undefined;
}

/** A file's list is found by the path's last segment in any spelling; where that is not sure, by a pointer. */
function toPlace(file: string, key: string, path: string, keys: readonly string[]): string {
  const last = toKebab(path.split("/").at(-1) ?? "");
  const alike = keys.filter((each) => toKebab(each) === last);
  if (alike.length === 1 && alike[0] === key) return file;
  return `${file}#/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function toRelative(file: string, folder: string): string {
  return relative(folder, file).replaceAll("\\", "/");
}
