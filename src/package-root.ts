import { existsSync, readFileSync } from "node:fs";

/** The folder of this package, wherever in it the build has put this module. */
export const packageRoot = findRoot(new URL("./", import.meta.url));

/** Node is told what kind of files there are in `dist/cli/` by a package.json without a name. */
function findRoot(folder: URL): URL {
  const file = new URL("package.json", folder);
  const isRoot = existsSync(file) && JSON.parse(readFileSync(file, "utf8")).name !== undefined;
  return isRoot ? folder : findRoot(new URL("../", folder));
}

export function readVersion(): string {
  return JSON.parse(readFileSync(new URL("package.json", packageRoot), "utf8")).version;
}
