// The figures of README's table: how much is installed, how long a start takes until the first answer,
// and how many requests for one record are answered in a second. Each tool is installed alone, as a
// user would, and serves the same 1,000 records; starts and loads are interleaved, medians are printed.
// Wants a network for the first run. MSW is no server: its handlers answer inside the client's process.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { makePosts } from "./http/measured.mjs";
import { toMockoon, toPrism, writeProject } from "./peers/projects.mjs";

const starts = Number(process.env.STARTS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 4);
const root = fileURLToPath(new URL("..", import.meta.url));
const installed = fileURLToPath(new URL("node_modules/.peers/", import.meta.url));
const posts = makePosts(1000);

/** What is installed, what is written for it, and how it serves on a port. */
const tools = {
  Backlot: {
    source: pack,
    write: (folder) => writeProject(folder, posts),
    forget: (folder) => rmSync(join(folder, ".backlot"), { recursive: true, force: true }),
    serve: (port) => ["backlot/dist/cli/main.js", "--port", port, "--quiet"],
  },
  "json-server 1.0": {
    source: () => "json-server@1.0.0-beta.3",
    write: (folder) => {
      const texts = posts.map((post) => ({ ...post, id: String(post.id) }));
      writeFileSync(join(folder, "db.json"), JSON.stringify({ posts: texts }));
    },
    serve: (port) => ["json-server/lib/bin.js", "db.json", "--port", port],
  },
  Mockoon: {
    source: () => "@mockoon/cli@9.9.0",
    write: (folder) => writeFileSync(join(folder, "mockoon.json"), toMockoon(posts)),
    serve: (port) => [
      "@mockoon/cli/bin/run.js",
      ...["start", "--data", "mockoon.json", "--port", port, "--disable-log-to-file"],
    ],
  },
  // The last that runs on Node 20.
  Prism: {
    source: () => "@stoplight/prism-cli@5.14.2",
    write: (folder) => writeFileSync(join(folder, "openapi.json"), toPrism(posts)),
    serve: (port) => [
      "@stoplight/prism-cli/dist/index.js",
      ...[
        "mock",
        "openapi.json",
        "--port",
        port,
        "--host",
        "127.0.0.1",
        "--verboseLevel",
        "silent",
      ],
    ],
  },
};

const work = mkdtempSync(join(tmpdir(), "backlot-peers-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const contestants = Object.entries(tools).map(([name, tool]) => {
  const modules = install(name, tool.source());
  const folder = mkdtempSync(join(work, "project-"));
  tool.write(folder);
  return { name, tool, modules, folder, firsts: [], laters: [], rates: [] };
});
if (process.argv.includes("--install")) process.exit();

for (let round = 0; round < starts; round++) {
  for (const contestant of contestants) {
    contestant.tool.forget?.(contestant.folder);
    contestant.firsts.push(await timeStart(contestant));
    contestant.laters.push(await timeStart(contestant));
  }
}
for (let round = 0; round < rounds; round++) {
  for (const contestant of contestants) {
    const { url, stop } = await start(contestant);
    await load(url, 1);
    contestant.rates.push(await load(url, seconds));
    await stop();
  }
}

console.log(`Node ${process.version}, ${starts} starts, ${rounds} rounds of ${seconds} s`);
for (const { name, modules, firsts, laters, rates } of contestants) {
  const { packages, megabytes } = weigh(modules);
  const cells = [
    `${toMs(firsts)} ms to the first answer, ${toMs(laters)} ms at a later start`,
    `${median(rates).toFixed(0).padStart(6)} requests/s`,
    `${megabytes.toFixed(0).padStart(4)} MB in ${packages} packages`,
  ];
  console.log(`${name.padEnd(16)} ${cells.join("  ")}`);
}

/** Into a folder of its own, once; the folder of its packages. */
function install(name, source) {
  const folder = join(installed, name.replaceAll(/\W/g, "-"));
  const modules = join(folder, "node_modules");
  const isOurs = source.endsWith(".tgz");
  if (existsSync(modules) && !isOurs) return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", source];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm install ${source}: ${status}`);
  return modules;
}

function pack() {
  const args = ["pack", "--silent", "--ignore-scripts", "--pack-destination", work];
  const { stdout } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  return join(work, stdout.trim().split("\n").at(-1));
}

async function start({ tool, modules, folder }) {
  const port = String(await findPort());
  const url = `http://127.0.0.1:${port}/posts/7`;
  const [main, ...args] = tool.serve(port);
  const began = performance.now();
  const child = spawn(process.execPath, [join(modules, main), ...args], {
    cwd: folder,
    stdio: "ignore",
  });
  const ended = once(child, "close");
  while (!(await isAnswered(url))) {
    if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}`);
  }
  const ms = performance.now() - began;
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { url, ms, stop };
}

async function timeStart(contestant) {
  const { ms, stop } = await start(contestant);
  await stop();
  return ms;
}

async function isAnswered(url) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return false;
  }
}

async function load(url, duration) {
  const { requests, errors, non2xx } = await autocannon({ url, duration, connections: 10 });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} other answers`);
  return requests.average;
}

function weigh(modules) {
  const lock = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8"));
  const files = readdirSync(modules, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => {
      return statSync(join(parentPath, name)).size;
    });
  return {
    packages: Object.keys(lock.packages).length,
    megabytes: sizes.reduce((total, size) => total + size, 0) / 1e6,
  };
}

function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function toMs(times) {
  return median(times).toFixed(0).padStart(5);
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
