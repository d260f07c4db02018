// Installs the packed package with every package manager that people use, and serves from it:
// `npm run installers`. Wants a network; `npm run installers -- pnpm` tries those whose name fits.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "backlot-installers-"));
const registry = output("npm", ["config", "get", "registry"]).trim();

/** Each in the version that is tried, the command that adds a package, and a second install. */
const installers = {
  "npm 11": { package: "npm@11", add: ["npm", "install"], again: ["npm", "ci"] },
  "npm 12": { package: "npm@12", add: ["npm", "install"], again: ["npm", "ci"] },
  "pnpm 10": { package: "pnpm@10", add: ["pnpm", "add"], again: frozen("pnpm") },
  "pnpm 12": { package: "pnpm@12", add: ["pnpm", "add"], again: frozen("pnpm") },
  // Frozen, it finds fault with every archive that is a file.
  "yarn 1": { package: "yarn@1", add: ["yarn", "add"], again: ["yarn", "install"] },
  "yarn 4": {
    package: "@yarnpkg/cli-dist@4",
    add: ["yarn", "add"],
    again: ["yarn", "install", "--immutable"],
    // Its own files beside node_modules; Plug'n'Play has no folder that a binary could be in.
    env: { YARN_NODE_LINKER: "node-modules" },
  },
  "yarn 4, Plug'n'Play": {
    package: "@yarnpkg/cli-dist@4",
    add: ["yarn", "add"],
    again: ["yarn", "install", "--immutable"],
    serve: ["yarn", "backlot"],
  },
  "bun 1": { package: "bun@1", add: ["bun", "add"], again: frozen("bun") },
};

function frozen(command) {
  return [command, "install", "--frozen-lockfile"];
}

process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const pack = ["pack", "--silent", "--pack-destination", work];
const archive = join(work, output("npm", pack, { cwd: root }).trim().split("\n").at(-1));
const wanted = process.argv[2] ?? "";
for (const [name, installer] of Object.entries(installers)) {
  if (name.includes(wanted)) console.log(`${name.padEnd(20)} ${await tryInstaller(installer)}`);
}
if (wanted === "") tryRuntimes();

async function tryInstaller({ package: source, add, again, env = {}, serve }) {
  const folder = mkdtempSync(join(work, "project-"));
  const environment = { ...environmentOf(install(source)), ...env };
  writeFileSync(join(folder, "package.json"), '{ "name": "shop-frontend", "private": true }\n');
  writeFileSync(
    join(folder, "models.ts"),
    "export interface Product { id: number; name: string }\n",
  );
  const options = { cwd: folder, env: environment };
  const said = [[...add, archive], again].map(([command, ...args]) => {
    const ended = spawnSync(command, args, { ...options, encoding: "utf8" });
    const text = `${ended.stdout}${ended.stderr}`;
    if (ended.status !== 0)
      throw new Error(`${command} ${args.join(" ")}: ${ended.status}\n${text}`);
    return text;
  });
  const objections = said.join("").split("\n").filter(isObjection);
  if (objections.length > 0) throw new Error(objections.join("\n"));
  const [command, ...args] = serve ?? [join(folder, "node_modules", ".bin", "backlot")];
  const answer = await ask(command, [...args, "models.ts", "--port", "0"], options);
  const version = output(add[0], ["--version"], options).trim();
  return `${version}: installs twice with status 0 and without a warning of ours, answers ${answer}`;
}

/** A warning that names us or what we bring, or that something of ours was not run. */
function isObjection(line) {
  return (
    /warn|deprecat|ignored|blocked|build script|install script|unmet|peer/i.test(line) &&
    /backlot|typescript|faker|jiti|sqlite|script|install/i.test(line) &&
    // Said of the archive's own place in a project without a license field.
    !/No license field/i.test(line)
  );
}

/** Puts a package into a folder of its own, and gives the folder of its commands. */
function install(source) {
  const folder = join(work, source.replaceAll(/\W/g, "-"));
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  // Bun brings its binary by a script.
  writeFileSync(join(folder, "package.json"), '{ "allowScripts": { "bun": true } }\n');
  output("npm", [...args, source]);
  return join(folder, "node_modules", ".bin");
}

function environmentOf(commands) {
  return {
    ...process.env,
    PATH: `${commands}:${process.env.PATH}`,
    // Each asks for the registry in its own way; yarn refuses to write a lock file in CI.
    npm_config_registry: registry,
    YARN_REGISTRY: registry,
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_ENABLE_TELEMETRY: "0",
    YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
    YARN_UNSAFE_HTTP_WHITELIST: "*",
    BUN_CONFIG_REGISTRY: registry,
    NO_COLOR: "1",
  };
}

async function ask(command, args, options) {
  const child = spawn(command, args, {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  child.stderr.on("data", (chunk) => (text += chunk));
  try {
    for await (const chunk of child.stdout) {
      text += chunk;
      const url = /http:\/\/[\w.:]+/.exec(text)?.[0];
      if (url) return (await fetch(`${url}/products/1`)).status;
    }
    throw new Error(`It ended without an address:\n${text}`);
  } finally {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}

/** Runtimes that will not do get one sentence and no stack trace. */
function tryRuntimes() {
  const main = join(root, "dist", "cli", "main.js");
  const binary = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const node18 = join(install(`${binary}@18`), "..", binary, "bin", "node");
  for (const runtime of [node18, join(install("bun@1"), "bun")]) {
    const { status, stdout, stderr } = spawnSync(runtime, [main], { encoding: "utf8" });
    if (status !== 1 || !/^Backlot needs [^\n]+\n$/.test(stdout + stderr)) throw new Error(stderr);
    console.log(stderr.trim());
  }
}

function output(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${status}\n${stderr}`);
  return stdout;
}
