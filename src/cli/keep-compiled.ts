import module from "node:module";
import { join } from "node:path";

/** What Node compiles is kept with the project, and nothing is written elsewhere; from Node 22.1 on. */
export function keepCompiled(ownFolder: string): void {
  if ("enableCompileCache" in module && typeof module.enableCompileCache === "function") {
    module.enableCompileCache(join(ownFolder, "cache", "compiled"));
  }
}
