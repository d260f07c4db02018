// Makes the pictures of README from the program itself, so that they cannot lie: `npm run pictures`.
// It starts the built command in a terminal, sends it the requests that the picture shows, and draws
// what was printed beside the models file that it was given.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawWindows } from "./pictures/draw-windows.mjs";
import { highlight } from "./pictures/highlight.mjs";
import { readTerminal } from "./pictures/read-terminal.mjs";
import { takeScreenshots } from "./pictures/take-screenshots.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const pictures = join(root, "docs", "pictures");

const models = `export interface Customer {
  id: number;
  name: string;
  email: string;
  avatarUrl: string;
  plan: "free" | "team" | "pro";
  address: { city: string; country: string };
  signedUpAt: Date;
}

export interface Order {
  id: number;
  customerId: Customer["id"];
  status: "paid" | "shipped" | "delivered";
  total: number;
}
`;

const requests = [
  ["GET", "/customers?plan=pro&_sort=name&_limit=2"],
  ["GET", "/customers/1/orders"],
  ["POST", "/orders", { customerId: 1, status: "lost", total: 10 }],
];

mkdirSync(pictures, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "backlot-pictures-"));
try {
  writeFileSync(join(folder, "models.ts"), models);
  const printed = await record(folder);
  const picture = drawWindows([
    { title: "models.ts", lines: highlight(models) },
    {
      title: "Terminal",
      lines: readTerminal(`\u001b[2m$\u001b[22m npx backlot models.ts\r\n${printed}`),
    },
  ]);
  writeFileSync(join(pictures, "terminal.svg"), picture);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await takeScreenshots(join(root, "examples", "shop"), pictures);
takeStorePictures();
packPictures();

/** By the test that looks at every page of it, which needs the packages of the example. */
function takeStorePictures() {
  if (!existsSync(join(root, "examples", "store", "dist", "index.html"))) {
    console.log("The pictures of examples/store stay: npm run store installs and builds it first.");
    return;
  }
  const args = ["vitest", "run", "--config", "vitest.store.config.ts", "looks"];
  const env = { ...process.env, UPDATE: "1" };
  const { status } = spawnSync("npx", args, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

/** With 256 colours, which nobody tells from all of them in a page: a third of the bytes. */
function packPictures() {
  const files = readdirSync(pictures).filter((name) => name.endsWith(".png"));
  const how = ["--quality", "90-100", "--speed", "1", "--strip", "--force", "--ext", ".png"];
  const { error } = spawnSync("pngquant", [...how, ...files], { cwd: pictures, stdio: "inherit" });
  if (error) console.log("The pictures are three times as large as they need be without pngquant.");
}

/** What the terminal shows, up to the line of the last request. */
async function record(cwd) {
  const main = join(root, "dist", "cli", "main.js");
  const command = `stty cols 100 rows 60; exec '${process.execPath}' '${main}' models.ts`;
  const child = spawn("script", ["-qec", command, "/dev/null"], {
    cwd,
    detached: true,
    env: {
      ...process.env,
      NO_COLOR: undefined,
      CI: undefined,
      FORCE_COLOR: undefined,
      TERM: "xterm",
    },
  });
  let shown = "";
  const watchers = new Set();
  child.stdout.on("data", (chunk) => {
    shown += chunk;
    for (const watcher of watchers) watcher();
  });
  const until = (pattern) =>
    new Promise((resolve) => {
      const look = () => {
        const found = pattern.exec(shown);
        if (!found) return;
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      look();
    });
  try {
    const [, url] = await until(/(http:\/\/127\.0\.0\.1:\d+)[\s\S]*Dataset[^\n]*\n/i);
    for (const [method, path, body] of requests) {
      await fetch(url + path, {
        method,
        ...(body && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      await until(new RegExp(`${method}[^\\n]*${path.replaceAll(/[?&/]/g, "\\$&")}[^\\n]*\\n`));
    }
    return shown;
  } finally {
    process.kill(-child.pid);
  }
}
