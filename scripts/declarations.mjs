import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";

/**
 * Writes the public types as one file. Packages' own types stay theirs: a test compiles against the
 * packed package, and so finds a package that is named here but not installed.
 */
export async function writeDeclarations(root, dist) {
  const folder = mkdtempSync(join(tmpdir(), "backlot-types-"));
  try {
    const tsc = createRequire(import.meta.url).resolve("typescript/package.json");
    const args = [join(dirname(tsc), "bin", "tsc"), "-p", join(root, "tsconfig.build.json")];
    execFileSync(process.execPath, [...args, "--outDir", folder], { stdio: "inherit" });
    const bundle = await rollup({
      input: join(folder, "index.d.ts"),
      external: (id) => !id.startsWith(".") && !isAbsolute(id),
      plugins: [dts()],
    });
    await bundle.write({ file: join(dist, "index.d.ts") });
    await bundle.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
