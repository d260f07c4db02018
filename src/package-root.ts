import { existsSync, readFileSync } from "node:fs";

/** The folder of this package, wherever in it the build has put this module. */
export const packageRoot = findRoot(new URL("./", import.meta.url));

function findRoot(folder: URL): URL {
  return existsSync(new URL("package.json", folder)) ? folder : findRoot(new URL("../", folder));
}

export function readVersion(): string {
  return JSON.parse(readFileSync(new URL("package.json", packageRoot), "utf8")).version;
}
