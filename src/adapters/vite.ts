import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import pc from "picocolors";
import type { Plugin, PreviewServer, ResolvedConfig, ViteDevServer } from "vite";
import { createBacklot, type Options } from "../index.ts";
import { isOurs, isWithin, type Serving } from "./is-ours.ts";
import { holdMount, type Mount } from "./vite/create-mount.ts";
import { createOverlay } from "./vite/overlay.ts";
import { printRoutes } from "./vite/print-routes.ts";
import { watchProject } from "./vite/watch-project.ts";

/**
 * Serves the mock API from Vite's own dev and preview servers: `plugins: [backlot()]`.
 *
 * @param source The config file or its folder, relative to Vite's root, or the options themselves.
 *   Default: the root.
 * @param overrides Options that go before those of the config: `{ dataset: ":memory:" }`.
 */
export function backlot(source: string | Options = ".", overrides: Partial<Options> = {}): Plugin {
  const mount = async (server: ViteDevServer | PreviewServer, settings: ServerSettings) => {
    const { config } = server;
    const mounted = holdMount(toName(config, plugin));
    closeWith(server, mounted);
    await mounted.start(() =>
      createBacklot(
        typeof source === "string" ? resolve(config.root, source) : source,
        { ...toHost(settings.host), ...overrides },
        { onWarning: ({ place, message }) => config.logger.warn(toLog(`${place}: ${message}`)) },
      ),
    );
    reportMistake(mounted, config);
    handleRequests(server, mounted, Object.keys(settings.proxy ?? {}));
    announce(server, mounted);
    return mounted;
  };
  const plugin: Plugin = {
    name: "backlot",
    apply: "serve",
    // Every write to the dataset would be told to every plugin that watches.
    config: () => ({ server: { watch: { ignored: ["**/.backlot/**"] } } }),
    configureServer: async (server) => {
      if (isVitest(server.config)) return;
      const mounted = await mount(server, server.config.server);
      const overlay = createOverlay(server, mounted);
      watchProject(server, mounted, (changed) => {
        overlay.update();
        reportMistake(mounted, server.config);
        if (!mounted.mistake)
          server.config.logger.info(toLog(`reload ${pc.dim(changed)}`), stamped);
      });
    },
    configurePreviewServer: async (server) => {
      await mount(server, server.config.preview);
    },
  };
  return plugin;
}

type ServerSettings = Pick<ResolvedConfig["server"], "host" | "proxy">;

const stamped = { timestamp: true };

function toLog(text: string): string {
  return `${pc.cyan("[backlot]")} ${text}`;
}

/** The same for the servers before and after a restart, and another for each plugin of one config. */
function toName({ root, plugins }: ResolvedConfig, plugin: Plugin): string {
  const own = plugins.filter(({ name }) => name === plugin.name);
  return `${root} ${own.indexOf(plugin)}`;
}

/** Vitest makes a server of the same config, whose tests have a Backlot of their own. */
function isVitest({ plugins }: ResolvedConfig): boolean {
  return plugins.some(({ name }) => name === "vitest" || name.startsWith("vitest:"));
}

/** Who may reach Vite's server by the network's addresses may reach the mock by them. */
function toHost(host: string | boolean | undefined): Partial<Options> {
  if (host === undefined || host === false) return {};
  return { host: host === true ? "0.0.0.0" : host };
}

function closeWith(server: ViteDevServer | PreviewServer, mount: Mount): void {
  const close = server.close.bind(server);
  let closed: Promise<void> | undefined;
  server.close = () => {
    closed ??= close().finally(() => mount.release());
    return closed;
  };
}

function reportMistake({ mistake }: Mount, { logger }: ResolvedConfig): void {
  if (mistake) logger.error(toLog(pc.red(mistake.message)), { ...stamped, error: mistake });
}

function handleRequests(
  { middlewares }: ViteDevServer | PreviewServer,
  mount: Mount,
  proxied: readonly string[],
): void {
  middlewares.use(async function answerFromBacklot(incoming, outgoing, next) {
    const backlot = await mount.serving();
    if (backlot && isForMock(backlot, incoming, proxied)) backlot.listener(incoming, outgoing);
    else next();
  });
}

/** What Vite is told to hand on to a real backend is that one's, unless the mock has the route. */
function isForMock(
  backlot: Serving,
  { url = "/", headers }: IncomingMessage,
  proxied: readonly string[],
): boolean {
  const path = url.split("?", 1)[0] ?? "/";
  const isProxied = proxied.some((context) =>
    context.startsWith("^") ? new RegExp(context).test(url) : isWithin(context, path),
  );
  if (isProxied && !backlot.serves(path)) return false;
  return isOurs(backlot, path, headers["sec-fetch-dest"]?.toString());
}

/** Tells the people at the terminal and the command line where it is. */
function announce(server: ViteDevServer | PreviewServer, mount: Mount): void {
  const { config, httpServer } = server;
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const [url] = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
    if (url !== undefined && mount.current) {
      printRoutes(mount.current, new URL(url).origin, config.logger);
    }
  };
  httpServer?.once("listening", () => {
    const { port } = httpServer.address() as AddressInfo;
    mount.servedAt(`http://localhost:${port}`);
  });
}
