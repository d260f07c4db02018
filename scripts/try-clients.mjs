/**
 * Generates a client of each example with every generator that frontends use, and compiles it under
 * strict TypeScript. The generators are installed into a folder of their own: they bring other
 * compilers, and no other test needs them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = join(root, "tests/openapi/generators");
const out = join(folder, "out");
const document = "out/openapi.json";

const generators = {
  "hey-api": [
    "openapi-ts",
    "-i",
    `./${document}`,
    "-o",
    "out/hey-api",
    "-p",
    "@hey-api/client-fetch",
  ],
  orval: ["orval", "--input", document, "--output", "out/orval/api.ts", "--client", "fetch"],
  "swagger-typescript-api": ["swagger-typescript-api", "generate", "-p", document, "-o", "out/sta"],
  "openapi-typescript": ["openapi-typescript", document, "-o", "out/types.d.ts"],
  "openapi-zod-client": ["openapi-zod-client", document, "-o", "out/zod/api.ts"],
  kubb: ["kubb", "generate", "--config", "kubb.config.js"],
};

if (!existsSync(join(folder, "node_modules"))) run("npm", ["ci", "--no-audit", "--no-fund"]);
let failures = 0;
for (const example of ["login", "shop", "team"]) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "zod"), { recursive: true });
  const config = join(root, "examples", example, "backlot.config.ts");
  const command = join(root, "dist/cli/main.js");
  run("node", [command, "openapi", "--config", config, "--out", document]);
  for (const [name, [bin, ...args]] of Object.entries(generators)) {
    const { status, output } = run(join(folder, "node_modules/.bin", bin), args);
    const warnings = output.split("\n").filter((line) => /\bwarn|⚠|\berror\b/i.test(line));
    report(`${example}: ${name} generates`, status === 0 && warnings.length === 0, warnings);
  }
  const { status, output } = run(join(folder, "node_modules/.bin/tsc"), ["-p", "."]);
  report(`${example}: all of them compile`, status === 0, output.split("\n").slice(0, 20));
}
// The compiler of the rest must not find what these generators wrote.
rmSync(out, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  return { status, output: `${stdout}${stderr}` };
}

function report(what, isRight, lines) {
  console.log(`${isRight ? "ok  " : "FAIL"} ${what}`);
  if (isRight) return;
  failures++;
  console.log(lines.map((line) => `       ${line}`).join("\n"));
}
