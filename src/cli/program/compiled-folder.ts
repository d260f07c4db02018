import { accessSync, constants, existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ownFolder } from "../../own-folder.ts";
import { packageRoot, readVersion } from "../../package-root.ts";

/**
 * Where compiled code is kept: with the installed program, so that the first start of a project finds
 * what another has compiled; with the project where nothing can be written there. Somebody may name
 * the folder as Node's own is named from 22.1 on. Undefined where the project has no folder yet.
 */
export function findCompiledFolder(): string | undefined {
  const named = process.env["NODE_COMPILE_CACHE"];
  if (named) return join(named, "backlot");
  const modules = findModulesFolder();
  if (modules !== undefined) return join(modules, ".cache", "backlot");
  return existsSync(ownFolder) ? toProjectFolder(ownFolder) : undefined;
}

export function toProjectFolder(own: string): string {
  return resolve(own, "cache", "compiled");
}

/** The one that the package is installed in; of a checkout its own. */
function findModulesFolder(): string | undefined {
  const installed = fileURLToPath(new URL("../", packageRoot));
  const isInstalled = /[\\/]node_modules[\\/]$/.test(installed);
  const folder = isInstalled ? installed : fileURLToPath(new URL("node_modules/", packageRoot));
  try {
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return undefined;
  }
}

/** The part of it for this version of the program; that of others goes at the end. */
export function openCompiledFolder(folder: string): string {
  const version = readVersion();
  process.once("exit", () => removeOthers(folder, version));
  return join(folder, version);
}

/** Megabytes of each: nobody else would ever take them away. */
function removeOthers(folder: string, version: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (name !== version) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // The next one to end tries again.
  }
}
