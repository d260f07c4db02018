import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { transformSync } from "esbuild";
import { compress } from "./compress.mjs";

const require = createRequire(import.meta.url);

/** Copies what the program brings along as files, each with its license. */
export function copyAssets(folder) {
  rmSync(folder, { recursive: true, force: true });
  copyTo(join(folder, "swagger-ui"), swaggerUi());
  copyTo(join(folder, "sqlite"), sqlite());
}

/** As a dependency swagger-ui-dist brings telemetry that runs at install. */
function swaggerUi() {
  const source = dirname(require.resolve("swagger-ui-dist/package.json"));
  const names = ["swagger-ui.css", "swagger-ui-bundle.js", "LICENSE", "NOTICE"];
  return names.map((name) => [join(source, name), name]);
}

/** As a dependency @photostructure/sqlite brings an install script, and 11 MB of C sources. */
function sqlite() {
  const source = dirname(require.resolve("@photostructure/sqlite/package.json"));
  const prebuilds = join(source, "prebuilds");
  const binaries = readdirSync(prebuilds).flatMap((platform) =>
    readdirSync(join(prebuilds, platform)).map((name) => [
      join(prebuilds, platform, name),
      name.endsWith(".musl.node") ? `${platform}-musl.node` : `${platform}.node`,
    ]),
  );
  return [...binaries, [join(source, "LICENSE"), "LICENSE"]];
}

function copyTo(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [from, name] of files) {
    const loader = loaders[extname(name)];
    if (!loader) copyFileSync(from, join(folder, name));
    else writeFileSync(join(folder, `${name}.br`), shrink(readFileSync(from, "utf8"), loader));
  }
}

const loaders = { ".js": "js", ".css": "css" };

/** As it is published, Swagger UI takes 1.4 MB more of what may be installed. */
function shrink(code, loader) {
  const small = transformSync(code, { loader, minify: true, target: "es2020" }).code;
  return compress(Buffer.from(small));
}
