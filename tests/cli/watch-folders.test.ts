import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createFolderWatcher } from "../../src/cli/watch-folders.ts";

/** What another program does in the moment before a folder is watched. */
const before = vi.hoisted(() => ({ watching: (_: string) => {} }));

vi.mock("node:fs", async (importActual) => {
  const actual = await importActual<typeof import("node:fs")>();
  const watch = (folder: string, listener: () => void) => {
    before.watching(folder);
    return actual.watch(folder, listener);
  };
  return { ...actual, watch };
});

test("a folder made between the look for it and the watch over the one above is watched", () => {
  const root = mkdtempSync(join(tmpdir(), "backlot-folders-"));
  const folder = join(root, "src", "api");
  const file = join(folder, "models.ts");
  mkdirSync(join(root, "src"));
  before.watching = (watched) => {
    if (watched !== join(root, "src")) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, "");
  };
  const found: string[] = [];
  const watcher = createFolderWatcher(root, {
    onEvent: () => {},
    onFound: (path) => found.push(path),
    onUnwatched: (_, error) => expect.fail(String(error)),
  });
  watcher.set([folder]);
  watcher.close();
  expect(found).toContain(file);
});
