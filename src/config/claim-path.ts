import type { SettingsReader } from "./settings.ts";

/** Paths that are spoken for, and by which setting. */
export type PathClaims = Map<string, string>;

/** Notes a path as taken; one that already is, or that Backlot keeps for itself, is a mistake. */
export function claimPath(
  claims: PathClaims,
  path: string,
  reader: SettingsReader,
  key: string,
  claimant: string,
): void {
  const owner = claims.get(path);
  if (owner !== undefined) {
    reader.mistake(key, `"${path}" is already the path of ${owner}.`, "Give each its own path.");
  }
  if (/^\/_backlot(?:\/|$)/.test(path)) {
    reader.mistake(key, `"${path}" is reserved for Backlot itself.`, "Choose another path.");
  }
  claims.set(path, owner ?? claimant);
}

export function trimSlashes(path: string): string {
  return path.replace(/\/+$/, "");
}
