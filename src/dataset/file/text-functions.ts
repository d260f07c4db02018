import type { DatabaseSyncInstance } from "@photostructure/sqlite";

/**
 * Functions for queries only: none may stand in an index or a trigger, since the programs with which
 * people edit the file do not have them.
 */
export const textFunctions = {
  contains: "backlot_contains",
  startsWith: "backlot_starts_with",
  endsWith: "backlot_ends_with",
} as const;

const implementations = {
  contains: (text: string, part: string) => foldCase(text).includes(part),
  startsWith: (text: string, part: string) => foldCase(text).startsWith(part),
  endsWith: (text: string, part: string) => foldCase(text).endsWith(part),
} satisfies Record<keyof typeof textFunctions, (text: string, part: string) => boolean>;

/**
 * SQLite's own `lower` and `LIKE` know ASCII alone. A final sigma is a sigma: without that, a part
 * of a Greek word would not be found in the word.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}

export function registerTextFunctions(db: DatabaseSyncInstance): void {
  const options = { deterministic: true, directOnly: true };
  for (const [name, test] of Object.entries(implementations)) {
    const sqlName = textFunctions[name as keyof typeof textFunctions];
    db.function(sqlName, options, (text: string, part: string) => (test(text, part) ? 1 : 0));
  }
}
