import module, { createRequire } from "node:module";
import { join } from "node:path";
import { createKeepingLoader } from "./create-keeping-loader.ts";
import type { Loader } from "./loader.ts";

/** Node itself keeps what it compiles from 22.1 on. */
export function createLoader(): Loader {
  if (!("enableCompileCache" in module)) return createKeepingLoader();
  const { enableCompileCache } = module;
  return {
    load: createRequire(import.meta.url),
    keepIn: (ownFolder) => {
      if (typeof enableCompileCache === "function")
        enableCompileCache(join(ownFolder, "cache", "compiled"));
    },
  };
}
