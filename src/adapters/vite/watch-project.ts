import { normalize } from "node:path";
import type { ViteDevServer } from "vite";
import { isWithin } from "../is-ours.ts";
import type { Mount } from "./create-mount.ts";

/** Long enough for the files of one "save all" to come together. */
const settling = 50;

const sourceFile = /\.(?:[cm]?[jt]sx?|json)$/;

/** Serves what config and models say after a save; `onRead` hears of every reading. */
export function watchProject(
  { watcher, config }: ViteDevServer,
  mount: Mount,
  onRead: (changed: string) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  const addFiles = async () => {
    const files = (await mount.serving())?.files ?? [];
    // Vite watches the files of its root already.
    watcher.add(files.filter((file) => !/node_modules/.test(file) && !isWithin(config.root, file)));
  };
  const note = async (event: string, path: string) => {
    if (!(await concerns(mount, event, normalize(path)))) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await mount.refresh();
      onRead(path);
      await addFiles();
    }, settling);
  };
  watcher.on("all", note);
  watcher.once("close", () => clearTimeout(timer));
  addFiles();
}

/** While something is amiss any file may mend it, and a new one may match a glob of `models`. */
async function concerns(mount: Mount, event: string, path: string): Promise<boolean> {
  const backlot = await mount.serving();
  if (backlot?.files.includes(path)) return true;
  const mayMatter =
    mount.mistake !== undefined ||
    (event === "add" && backlot?.config.models.some((pattern) => /[*?{[(!]/.test(pattern)));
  return mayMatter === true && sourceFile.test(path);
}
