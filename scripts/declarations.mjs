import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { compile } from "./compiler.mjs";

/** Whether somebody else checks the types: `npm test` does, and needs no other to do it for each build. */
const areChecked =
  process.argv.includes("--types-are-checked") || "BACKLOT_TYPES_ARE_CHECKED" in process.env;

/**
 * Writes the public types as one file for each entry. Packages' own types stay theirs: a test compiles
 * against the packed package, and so finds a package that is named here but not installed.
 */
export async function writeDeclarations(root, dist, adapters) {
  const folder = mkdtempSync(join(tmpdir(), "backlot-types-"));
  try {
    const project = join(root, "tsconfig.build.json");
    const args = ["-p", project, "--outDir", folder, ...(areChecked ? ["--noCheck"] : [])];
    if (!compile(args)) throw new Error("The types have mistakes.");
    await rollUp(join(folder, "index.d.ts"), join(dist, "index.d.ts"));
    for (const name of adapters) {
      const file = join("adapters", `${name}.d.ts`);
      await rollUp(join(folder, file), join(dist, file));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rollUp(input, file) {
  const bundle = await rollup({
    input,
    external: (id) => isDoor(id) || (!id.startsWith(".") && !isAbsolute(id)),
    plugins: [dts()],
  });
  // A type that an adapter takes or gives is the very one of the door.
  // `await using` is younger than many a project's own `lib`.
  const banner = '/// <reference lib="esnext.disposable" />';
  await bundle.write({ file, banner, paths: (id) => (isDoor(id) ? "../index.js" : id) });
  await bundle.close();
}

function isDoor(id) {
  return /(?:^\.\.|\/)\/?index\.ts$/.test(id);
}
