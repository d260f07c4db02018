import type { Imported } from "../imported.ts";
import { toConfigText } from "./config-text.ts";
import { toModelsText } from "./models-text.ts";
import { placeRecords, recordsName } from "./record-places.ts";

/** The files of a project that serves what was imported, by name. */
export function toProjectFiles(imported: Imported, folder: string): ReadonlyMap<string, string> {
  const { recordsOf, content } = placeRecords(imported, folder);
  return new Map([
    ["models.ts", toModelsText(imported)],
    ["backlot.config.ts", toConfigText(imported, recordsOf)],
    ...(content === undefined ? [] : [[recordsName, content] as const]),
  ]);
}
