import { cpSync, symlinkSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openChromium, openPage } from "../support/chromium.ts";
import { runBacklot, type Server, serve } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const example = fileURLToPath(new URL("../../examples/store", import.meta.url));
const desktop = { width: 1280, height: 900 };

export interface Store {
  readonly page: Page;
  readonly url: string;
  /** Puts a scenario in force as somebody at the terminal would. */
  scenario(name: string): Promise<void>;
  /** The status of each request so far, in order: `GET /api/orders 200`. */
  requests(): Promise<string[]>;
  /** Ends the server, and starts it on the same port and the same dataset. */
  restart(): Promise<void>;
}

/** The built shop and its backend in a folder of their own, and a browser in front of it. */
export async function openStore(viewport = desktop): Promise<Store> {
  const folder = copyExample();
  const port = String(await findPort());
  const start = () => startStore(folder, port);
  let server = await start();
  const browser = await openChromium();
  const page = await openPage(browser, viewport);
  await page.goto(server.url);
  return {
    page,
    url: server.url,
    scenario: async (name) => {
      const { status, stderr } = await runBacklot(folder, "scenario", name);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    },
    requests: () => readRequests(server.url),
    restart: async () => {
      await server.stop("SIGTERM");
      server = await start();
    },
  };
}

/** What one writes to its dataset is not there for the next. */
function copyExample(): string {
  const folder = makeProject({});
  const isOurs = (path: string) => !["node_modules", ".backlot"].includes(basename(path));
  cpSync(example, folder, { recursive: true, filter: isOurs });
  symlinkSync(join(example, "node_modules"), join(folder, "node_modules"));
  return folder;
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function startStore(folder: string, port: string): Promise<Server> {
  const command = join(folder, "node_modules/vite/bin/vite.js");
  const args = ["preview", "--host", "127.0.0.1", "--port", port, "--strictPort"];
  return serve(process.execPath, [command, ...args], { cwd: folder });
}

async function readRequests(url: string): Promise<string[]> {
  const response = await fetch(`${url}/_backlot/api/requests`);
  const list = (await response.json()) as { method: string; path: string; status: number }[];
  return list.map(({ method, path, status }) => `${method} ${path} ${status}`);
}
