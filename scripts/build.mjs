// Builds the package: the compiler's output into dist/, Swagger UI's own files into assets/.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);

rmSync(join(root, "dist"), { recursive: true, force: true });
const tsc = join(dirname(require.resolve("typescript/package.json")), "bin", "tsc");
execFileSync(process.execPath, [tsc, "-p", join(root, "tsconfig.build.json")], {
  stdio: "inherit",
});
chmodSync(join(root, "dist", "cli", "main.js"), 0o755);

// Copied, not depended on: as a dependency swagger-ui-dist brings telemetry that runs at install.
const swaggerUi = dirname(require.resolve("swagger-ui-dist/package.json"));
const assets = join(root, "assets", "swagger-ui");
mkdirSync(assets, { recursive: true });
for (const file of ["swagger-ui.css", "swagger-ui-bundle.js", "LICENSE", "NOTICE"]) {
  copyFileSync(join(swaggerUi, file), join(assets, file));
}
