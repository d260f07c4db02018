import module, { createRequire } from "node:module";
import { openCompiledFolder } from "./compiled-folder.ts";
import { createKeepingLoader } from "./create-keeping-loader.ts";
import type { Loader } from "./loader.ts";

/** Node itself keeps what it compiles from 22.1 on. */
export function createLoader(): Loader {
  if (!("enableCompileCache" in module)) return createKeepingLoader();
  const { enableCompileCache } = module;
  let isKept = false;
  return {
    load: createRequire(import.meta.url),
    keepIn: (ownFolder) => {
      if (isKept || typeof enableCompileCache !== "function") return;
      isKept = true;
      enableCompileCache(openCompiledFolder(ownFolder));
    },
  };
}
