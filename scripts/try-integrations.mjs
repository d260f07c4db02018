// Makes a project with each tool's own creator, pastes the lines of the guides in, installs the packed
// package, serves and asks: `npm run integrations`. Wants a network; `npm run integrations -- vue`
// tries those whose name fits.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "backlot-integrations-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

const viteGuide = readBlocks("docs/guides/vite.md");
const frontendGuide = readBlocks("docs/guides/frontends.md");

/** How each is created, what of the guides goes where, and the command that serves on a port. */
const integrations = {
  "vite react": viteProject("react-ts"),
  "vite vue": viteProject("vue-ts"),
  "vite svelte": viteProject("svelte-ts"),
  next: {
    create: (folder) => [
      ...["create-next-app@latest", folder, "--ts", "--app", "--no-eslint", "--no-tailwind"],
      ...["--no-src-dir", "--import-alias", "@/*", "--use-npm", "--disable-git", "--yes"],
    ],
    paste: (folder, mock) => {
      rmSync(join(folder, "next.config.ts"), { force: true });
      writeFileSync(
        join(folder, "next.config.mjs"),
        atMock(frontendGuide["next.config.mjs"], mock),
      );
    },
    serve: (port) => ["next", "dev", "--port", port],
    hasOwnServer: true,
  },
  nuxt: {
    create: (folder) => [
      ...["nuxi@latest", "init", folder, "--template", "minimal", "--packageManager", "npm"],
      ...["--gitInit", "false", "--no-modules"],
    ],
    // Its creator downloads the template from elsewhere than npm: what that one holds, by hand.
    byHand: {
      "package.json": '{ "name": "nuxt-app", "private": true, "type": "module" }',
      "app.vue": "<template><NuxtWelcome /></template>",
    },
    packages: ["nuxt@latest", "vue@latest"],
    paste: (folder, mock) => {
      rmSync(join(folder, "nuxt.config.ts"), { force: true });
      writeFileSync(join(folder, "nuxt.config.js"), atMock(frontendGuide["nuxt.config.js"], mock));
    },
    serve: (port) => ["nuxi", "dev", "--port", port],
    hasOwnServer: true,
  },
};

const archive = pack();
const wanted = process.argv[2] ?? "";
let failed = 0;
for (const [name, integration] of Object.entries(integrations)) {
  if (!name.includes(wanted)) continue;
  const said = await tryIntegration(name, integration).catch((error) => {
    failed++;
    return `FAILED: ${error.message}`;
  });
  console.log(`${name.padEnd(12)} ${said}`);
}
process.exitCode = failed > 0 ? 1 : 0;

function viteProject(template) {
  return {
    create: (folder) => ["create-vite@latest", folder, "--template", template, "--no-interactive"],
    paste: (folder) => {
      const file = join(folder, "vite.config.ts");
      const text = readFileSync(file, "utf8");
      const [line] = viteGuide["vite.config.ts"].split("\n");
      writeFileSync(file, `${line}\n${text.replace("plugins: [", "plugins: [backlot(), ")}`);
    },
    serve: (port) => ["vite", "--port", port, "--strictPort"],
    hasOwnServer: false,
  };
}

async function tryIntegration(name, integration) {
  const { paste, serve, hasOwnServer } = integration;
  const project = join(work, name.replace(" ", "-"));
  const how = createProject(project, integration);
  run("npm", ["install", "--no-audit", "--no-fund", "--save-dev", archive], project);
  const models = existsSync(join(project, "src")) ? "src/models.ts" : "models.ts";
  writeFileSync(join(project, models), viteGuide.models);
  const config = viteGuide["backlot.config.ts"].replace("src/models.ts", models);
  writeFileSync(join(project, "backlot.config.ts"), config);
  const [port, mock] = [await findPort(), await findPort()].map(String);
  paste(project, mock);
  const children = [start(serve(port), project)];
  if (hasOwnServer) children.push(start(["backlot", "--port", mock, "--strict-port"], project));
  try {
    return (await ask(`http://localhost:${port}`, children)) + how;
  } finally {
    for (const { child } of children) kill(child);
  }
}

/** By the tool's own creator; by hand where that one cannot be reached, which is then said. */
function createProject(project, { create, byHand, packages }) {
  try {
    run("npx", ["--yes", ...create(basename(project))], work);
    return "";
  } catch (error) {
    if (!byHand) throw error;
  }
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project);
  for (const [file, text] of Object.entries(byHand)) writeFileSync(join(project, file), text);
  run("npm", ["install", "--no-audit", "--no-fund", ...packages], project);
  return " (made by hand: its creator found no template)";
}

/** The mock's list and record through the tool's own server, a write, and the tool's own page. */
async function ask(origin, children) {
  const list = await until(async () => {
    const response = await fetch(`${origin}/api/products`);
    return response.ok ? await response.json() : undefined;
  }, children);
  const body = JSON.stringify({ name: "Lamp", price: 5 });
  const headers = { "content-type": "application/json" };
  const created = await fetch(`${origin}/api/products`, { method: "POST", headers, body });
  const page = await fetch(origin, { headers: { accept: "text/html" } });
  const seen = [list.length, created.status, page.status, page.headers.get("content-type")];
  if (seen[0] !== 20 || seen[1] !== 201 || !seen[3].startsWith("text/html")) {
    throw new Error(`list of ${seen[0]}, POST ${seen[1]}, page ${seen[2]} ${seen[3]}`);
  }
  return `20 products, POST ${created.status}, its own page ${page.status}`;
}

async function until(attempt, children) {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; ) {
    const found = await attempt().catch(() => undefined);
    if (found !== undefined) return found;
    const ended = children.find(({ child }) => child.exitCode !== null);
    if (ended) throw new Error(`it ended: ${ended.said().slice(-600)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no answer: ${children.map(({ said }) => said().slice(-600)).join("\n")}`);
}

function start([command, ...args], cwd) {
  const file = join(cwd, "node_modules", ".bin", command);
  const child = spawn(file, args, { cwd, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  return { child, said: () => text };
}

/** With all that it has started. */
function kill(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/** The code of a guide, by the file that it names in its first line or in the sentence before it. */
function readBlocks(page) {
  const text = readFileSync(join(root, page), "utf8");
  const found = [...text.matchAll(/([^\n]*)\n\n```[jt]s\n(?:\/\/ (\S+)\n)?([\s\S]*?)^```$/gm)];
  const named = found.map(([, sentence, comment, code]) => {
    const file = comment ?? [...sentence.matchAll(/`([\w./]+\.[cm]?[jt]s)`/g)][0]?.[1];
    return [file?.endsWith("models.ts") ? "models" : file, code];
  });
  // The first of a name is the one of the steps.
  return Object.fromEntries(named.reverse());
}

/** A guide's address of the server is the default one. */
function atMock(code, port) {
  return code.replaceAll("127.0.0.1:4000", `127.0.0.1:${port}`);
}

function pack() {
  const output = run(
    "npm",
    ["pack", "--silent", "--ignore-scripts", "--pack-destination", work],
    root,
  );
  return join(work, output.trim().split("\n").at(-1));
}

function run(command, args, cwd) {
  const env = {
    ...process.env,
    CI: "1",
    NEXT_TELEMETRY_DISABLED: "1",
    NUXT_TELEMETRY_DISABLED: "1",
  };
  const ended = spawnSync(command, args, { cwd, env, encoding: "utf8", timeout: 300_000 });
  if (ended.status === 0) return ended.stdout;
  const said = `${ended.stdout}${ended.stderr}`.trim().slice(-600);
  throw new Error(`${command} ${args.slice(0, 3).join(" ")}: ${ended.status}\n${said}`);
}

function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
