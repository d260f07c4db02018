import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { compress } from "./compress.mjs";

/**
 * Bundles the console's application. Its editor and its diagram are chunks of their own, which the
 * page loads when somebody opens them. Gives the files that went into it.
 */
export async function buildConsole(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { console: "console/main.tsx" },
    outdir: folder,
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: ["chrome123", "firefox121", "safari17.5"],
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
  copyFileSync(join(root, "console", "icon.svg"), join(folder, "icon.svg"));
  for (const name of readdirSync(folder)) compressFile(join(folder, name));
  return Object.keys(metafile.inputs);
}

/** The server sends what was in it; what is installed takes 0.4 MB less. */
function compressFile(file) {
  writeFileSync(`${file}.br`, compress(readFileSync(file)));
  rmSync(file);
}
