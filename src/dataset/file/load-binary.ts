import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { SetupError } from "../../errors.ts";
import { packageRoot } from "../../package-root.ts";

const require = createRequire(import.meta.url);

/**
 * SQLite's binary for this machine, from the package's own files. The build puts this in the place
 * of node-gyp-build, which also looks beside Node and where environment variables say.
 */
export function loadBinary(): unknown {
  const platform = `${process.platform}-${process.arch}`;
  const failures: string[] = [];
  // Of Linux there are two kinds, and only loading one tells for sure which this is.
  for (const name of [platform, `${platform}-musl`]) {
    try {
      return require(fileURLToPath(new URL(`assets/sqlite/${name}.node`, packageRoot)));
    } catch (error) {
      if (!isMissing(error)) failures.push(String(error));
    }
  }
  const message = [`SQLite cannot be loaded on ${platform}.`, ...failures].join(" ");
  const remedy = "Backlot runs on Linux, macOS and Windows, each on x64 and arm64.";
  throw new SetupError([{ code: "dataset-unusable", place: "dataset", message, remedy }]);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND";
}
