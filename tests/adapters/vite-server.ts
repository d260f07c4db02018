import { once } from "node:events";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { stripVTControlCharacters } from "node:util";
import {
  createLogger,
  createServer,
  type InlineConfig,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { expect, onTestFinished } from "vitest";
import { backlot } from "../../src/adapters/vite.ts";
import type { Options } from "../../src/index.ts";
import { models, resources } from "../simulate/support.ts";
import { makeProject } from "../support/project.ts";

/** A frontend with its mock API below `/api`. */
export function makeApp(options: Partial<Options> = {}, basePath = "/api"): string {
  return makeProject({
    "index.html": "<!doctype html><title>The app</title><script type=module src=/main.ts></script>",
    "main.ts": "document.title = 'Shop';",
    "dist/index.html": "<!doctype html><title>The built app</title>",
    "models.ts": models,
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      ...(basePath !== "" && { basePath }),
      resources,
      ...options,
    }),
  });
}

export interface Started {
  readonly server: ViteDevServer;
  readonly url: string;
  /** All that was printed, without colours. */
  printed(): string;
}

export async function toConfig(
  root: string,
  plugins: Plugin[],
  lines: string[],
): Promise<InlineConfig> {
  const customLogger = createLogger("info");
  for (const level of ["info", "warn", "error"] as const) {
    customLogger[level] = (line) => lines.push(stripVTControlCharacters(line));
  }
  const server = { port: await findPort(), host: "127.0.0.1" };
  return {
    root,
    plugins,
    configFile: false,
    customLogger,
    server,
    preview: server,
    optimizeDeps: { noDiscovery: true },
  };
}

/** One that nobody had before: a connection to another test's server must not be taken up again. */
async function findPort(): Promise<number> {
  const server = createNetServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

export async function serve(
  root: string,
  plugins: Plugin[] = [backlot()],
  more: InlineConfig = {},
): Promise<Started> {
  const lines: string[] = [];
  const base = await toConfig(root, plugins, lines);
  const server = await createServer({
    ...base,
    ...more,
    server: { ...base.server, ...more.server },
  });
  onTestFinished(() => server.close());
  await server.listen();
  await expect.poll(() => server.watcher.getWatched()[root]).toContain("models.ts");
  return {
    server,
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "",
    printed: () => lines.join("\n"),
  };
}
