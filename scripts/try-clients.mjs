/**
 * Generates a client of each example with every generator that frontends use, compiles it under strict
 * TypeScript and lets it talk to the example: log in, list, create, change, delete, log out. The
 * generators are installed into a folder of their own: they bring other compilers, and no other test
 * needs them.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = join(root, "tests/openapi/generators");
const out = join(folder, "out");
const command = join(root, "dist/cli/main.js");
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
const asked = process.argv.slice(2);
for (const example of asked.length > 0 ? asked : ["login", "shop", "team"]) {
  await tryExample(example, join(root, "examples", example, "backlot.config.ts"));
}
// The compiler of the rest must not find what these generators wrote.
rmSync(out, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;

async function tryExample(example, config) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "zod"), { recursive: true });
  run("node", [command, "openapi", "--config", config, "--out", document]);
  for (const [name, [bin, ...args]] of Object.entries(generators)) {
    const { status, output } = run(join(folder, "node_modules/.bin", bin), args);
    const warnings = output.split("\n").filter((line) => /\bwarn|⚠|\berror\b/i.test(line));
    report(`${example}: ${name} generates`, status === 0 && warnings.length === 0, warnings);
  }
  const runs = join(folder, "runs", example);
  if (existsSync(runs)) {
    cpSync(join(folder, "runs/expect-equal.ts"), join(out, "runs/expect-equal.ts"));
    cpSync(runs, join(out, "runs", example), { recursive: true });
  }
  const { status, output } = run(join(folder, "node_modules/.bin/tsc"), ["-p", "."]);
  report(`${example}: all of them compile`, status === 0, output.split("\n").slice(0, 20));
  if (existsSync(runs)) await runClients(example, config);
}

async function runClients(example, config) {
  const { url, stop } = await serve(config);
  for (const name of Object.keys(generators)) {
    const outfile = join(out, "runs", `${name}.mjs`);
    await build({
      entryPoints: [join(out, "runs", example, `${name}.ts`)],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "error",
      // Some of what a client brings is CommonJS, which asks for Node's modules by `require`.
      banner: {
        js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
      },
    });
    const { status, output } = run("node", [outfile, url]);
    report(`${example}: ${name} runs`, status === 0, output.split("\n").slice(0, 12));
  }
  await stop();
}

/** The example in memory, on a free port. */
async function serve(config) {
  const flags = ["--memory", "--no-watch", "--json", "--port", "0"];
  const server = spawn("node", [command, "--config", config, ...flags], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(server.stdout), "line");
  const { url } = JSON.parse(line);
  const stop = async () => {
    const ended = once(server, "close");
    server.kill();
    await ended;
  };
  return { url, stop };
}

function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  return { status, output: `${stdout}${stderr}` };
}

function report(what, isRight, lines) {
  console.log(`${isRight ? "ok  " : "FAIL"} ${what}`);
  if (isRight) return;
  failures++;
  console.log(lines.map((line) => `       ${line}`).join("\n"));
}
