import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "files");

/** Files of the kind that tutorials have, by name. */
export const databases: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(
  readdirSync(folder).map((file) => [
    file.replace(/\.json$/, ""),
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  ]),
);

export function toFile(name: string): string {
  return join(folder, `${name}.json`);
}
