// Builds the package: the bundled program and its declarations into dist/, the files that it brings
// along (the console's application, Swagger UI, SQLite's binaries) into assets/.
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { copyAssets } from "./assets.mjs";
import { buildConsole } from "./console.mjs";
import { writeDeclarations } from "./declarations.mjs";
import { pieces, writeJoined } from "./join.mjs";
import { toLicenses } from "./licenses.mjs";
import { packLanguages } from "./pack-languages.mjs";
import { packRules } from "./pack-rules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const { dependencies, peerDependencies } = createRequire(import.meta.url)("../package.json");
/** Those that run in Node, and those that run in browsers, too. */
const adapters = { node: ["vite", "vitest", "playwright"], neutral: ["msw"] };
const toFiles = (names) => names.map((name) => `src/adapters/${name}.ts`);

/** @type {import("esbuild").BuildOptions} */
const forNode = {
  absWorkingDir: root,
  outdir: dist,
  outbase: "src",
  bundle: true,
  platform: "node",
  target: "node20.19",
  // It takes Node's versions of Unicode for too old, and would write a call for each such expression.
  supported: { "regexp-unicode-property-escapes": true },
  metafile: true,
  logLevel: "warning",
};

rmSync(dist, { recursive: true, force: true });
await writeDeclarations(root, dist, Object.values(adapters).flat());

// Few files instead of some three hundred: most of a start is Node finding and reading modules.
const bundle = await build({
  ...forNode,
  entryPoints: [
    "src/cli/run.ts",
    "src/index.ts",
    "src/dataset/beside/reading-thread.ts",
    "src/models/reading-thread.ts",
    "src/assembly/records/records-process.ts",
    ...Object.values(pieces),
  ],
  chunkNames: "chunks/[name]-[hash]",
  splitting: true,
  format: "esm",
  // A start reads every character. Names stay, for whoever reads the stack of a failure.
  minifyWhitespace: true,
  // What is installed has a limit of 60 MB, and the tables of the generator grow.
  minifySyntax: true,
  // Node shows the line of what nobody caught.
  lineLimit: 120,
  external: Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => name !== "typescript")
    .flatMap((name) => [name, `${name}/*`]),
  plugins: [
    { name: "compiler", setup: bundleCompilerClient },
    { name: "sqlite", setup: loadOwnBinary },
    { name: "rules", setup: packRules },
    { name: "languages", setup: packLanguages },
  ],
  write: false,
});
await writeJoined(bundle, root, dist);
const { exports } = bundle.metafile.outputs["dist/index.js"];
writeFileSync(join(dist, "index.js"), `export { ${exports.join(", ")} } from "./index.cjs";\n`);
// CommonJS in a package of modules: Node loads it without the machinery that modules take.
writeFileSync(join(dist, "cli", "package.json"), '{ "type": "commonjs" }\n');
/** What a process begins with, before any file of the program. */
const buildDoor = (file, extension) =>
  build({
    ...forNode,
    entryPoints: [file],
    format: "cjs",
    outExtension: { ".js": extension },
    define: { "import.meta.url": "mainUrl" },
    banner: {
      js: '"use strict"; const mainUrl = require("node:url").pathToFileURL(__filename).href;',
    },
  });
const doors = [
  await buildDoor("src/cli/main.ts", ".js"),
  await buildDoor("src/cli/program/begin.ts", ".cjs"),
];
const adaptersOfNode = await build({
  ...forNode,
  entryPoints: toFiles(adapters.node),
  format: "esm",
  external: Object.keys(peerDependencies),
  plugins: [{ name: "public-door", setup: importPublicDoor }],
});
// By themselves: nothing of Node's may come with them.
await build({
  absWorkingDir: root,
  entryPoints: toFiles(adapters.neutral),
  outdir: join(dist, "adapters"),
  bundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  external: Object.keys(peerDependencies),
  logLevel: "warning",
});
chmodSync(join(dist, "cli", "main.js"), 0o755);
copyAssets(join(root, "assets"));
const consoleFiles = await buildConsole(root, join(root, "assets", "console"));
const inputs = [bundle, ...doors, adaptersOfNode].flatMap(({ metafile }) =>
  Object.keys(metafile.inputs),
);
const bundled = [...inputs, ...consoleFiles];
writeFileSync(join(dist, "LICENSES.md"), toLicenses(root, bundled));

/**
 * The compiler's client is seventy modules and part of the bundle; its process is not. It is looked
 * for from where the package is installed, and not from where ours is. Of what makes and changes
 * syntax trees, a third of the client, we use nothing; its manifest does not say that it can go.
 */
function bundleCompilerClient({ onLoad, onResolve, resolve }) {
  onResolve({ filter: /^[.#]/ }, async ({ path, importer, pluginData, ...site }) => {
    if (pluginData === "asked" || !/typescript[\\/]dist[\\/]/.test(importer)) return undefined;
    const found = await resolve(path, { ...site, importer, pluginData: "asked" });
    return { ...found, sideEffects: false };
  });
  onLoad({ filter: /typescript[\\/]dist[\\/]api[\\/]syncChannel\.js$/ }, ({ path }) => ({
    contents: startApart(readFileSync(path, "utf8")),
  }));
  onLoad({ filter: /typescript[\\/]lib[\\/]getExePath\.js$/ }, ({ path }) => {
    const found = readFileSync(path, "utf8")
      .replaceAll("import.meta.resolve", "undefined")
      .replaceAll("import.meta.url", "installed.href");
    return {
      contents: `import { createRequire } from "node:module";
        import { pathToFileURL } from "node:url";
        const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
        const installed = new URL("lib/getExePath.js", pathToFileURL(manifest));
        ${found}`,
    };
  });
}

/**
 * Ctrl-C is for the server, which ends the compiler when it ends; a compiler that hears of it, too,
 * prints a panic. So its process is no part of the terminal's group. (On Windows it would get a window.)
 */
function startApart(client) {
  const start = 'stdio: ["pipe", "pipe", "inherit"],';
  if (!client.includes(start)) throw new Error("The compiler's client starts in another way now.");
  return client.replace(start, `${start} detached: true,`);
}

/** An adapter uses the very program that its user imports. */
function importPublicDoor({ onResolve }) {
  onResolve({ filter: /\/index\.ts$/ }, () => ({ path: "../index.js", external: true }));
}

/** SQLite's JavaScript is part of the bundle, and its binary one of the package's own files. */
function loadOwnBinary({ onLoad, onResolve }) {
  onResolve({ filter: /^node-gyp-build$/ }, () => ({ path: "binary", namespace: "sqlite" }));
  onLoad({ filter: /.*/, namespace: "sqlite" }, () => ({
    contents: 'export { loadBinary as default } from "./src/dataset/file/load-binary.ts";',
    resolveDir: root,
  }));
}
