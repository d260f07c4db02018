// Builds the package: declarations by the compiler and the bundled program into dist/, Swagger UI's
// own files into assets/.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { toLicenses } from "./licenses.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const require = createRequire(import.meta.url);
const { dependencies } = require("../package.json");

rmSync(dist, { recursive: true, force: true });
const tsc = join(dirname(require.resolve("typescript/package.json")), "bin", "tsc");
execFileSync(process.execPath, [tsc, "-p", join(root, "tsconfig.build.json")], {
  stdio: "inherit",
});

// Few files instead of some three hundred: most of a start is Node finding and reading modules.
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ["src/cli/main.ts", "src/index.ts"],
  outdir: dist,
  outbase: "src",
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  external: Object.keys(dependencies)
    .filter((name) => name !== "typescript")
    .flatMap((name) => [name, `${name}/*`]),
  plugins: [{ name: "compiler", setup: bundleCompilerClient }],
  // What is bundled and speaks CommonJS asks Node's own modules for by `require`.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  metafile: true,
  logLevel: "warning",
});
chmodSync(join(dist, "cli", "main.js"), 0o755);
writeFileSync(join(dist, "LICENSES.md"), toLicenses(root, Object.keys(metafile.inputs)));

/**
 * The compiler's client is seventy modules and part of the bundle; its process is not. Where that is,
 * the installed package knows.
 */
function bundleCompilerClient({ onLoad }) {
  onLoad({ filter: /typescript[\\/]lib[\\/]getExePath\.js$/ }, () => ({
    contents: `import { createRequire } from "node:module";
      import { pathToFileURL } from "node:url";
      const manifest = pathToFileURL(createRequire(import.meta.url).resolve("typescript/package.json"));
      const { default: getExePath } = await import(new URL("lib/getExePath.js", manifest).href);
      export default getExePath;`,
  }));
}

// Copied, not depended on: as a dependency swagger-ui-dist brings telemetry that runs at install.
const swaggerUi = dirname(require.resolve("swagger-ui-dist/package.json"));
const assets = join(root, "assets", "swagger-ui");
mkdirSync(assets, { recursive: true });
for (const file of ["swagger-ui.css", "swagger-ui-bundle.js", "LICENSE", "NOTICE"]) {
  copyFileSync(join(swaggerUi, file), join(assets, file));
}
