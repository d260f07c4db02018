import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { SetupError } from "../../errors.ts";
import type { Fetch } from "./adapter.ts";

export interface Listener {
  readonly url: string;
  /** Closes connections that wait for a request. */
  closeIdle(): void;
  /** Lets requests in flight finish within the limit of milliseconds, then stops. */
  close(limit: number): Promise<void>;
}

const portsToTry = 20;
const lastPort = 65_535;

export interface ListenSettings {
  readonly host: string;
  readonly port: number;
  /** Whether a taken port is a failure and does not move on to the next. */
  readonly strictPort: boolean;
}

/** The Node server, a thin adapter around the app. */
export async function listen(
  fetch: Fetch,
  { host, port, strictPort }: ListenSettings,
  isCutting: () => boolean,
): Promise<Listener> {
  const last = strictPort ? port : Math.min(port + portsToTry - 1, lastPort);
  for (let candidate = port; candidate <= last; candidate++) {
    const listener = await tryToListen(fetch, host, candidate, isCutting);
    if (listener) return listener;
  }
  throw new SetupError([
    {
      code: "port-taken",
      place: "port",
      message: strictPort ? `${port} is taken.` : `${port} and the ports after it are taken.`,
      remedy: "Choose another with --port.",
    },
  ]);
}

async function tryToListen(
  fetch: Fetch,
  host: string,
  port: number,
  isCutting: () => boolean,
): Promise<Listener | undefined> {
  const adapter = loadAfterwards(fetch, host, isCutting);
  const server = createServer(adapter.listener);
  const listening = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
  if (!listening) return undefined;
  setImmediate(adapter.load);
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    closeIdle: () => server.closeIdleConnections(),
    close: (limit) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), limit);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/**
 * The adapter needs Node's fetch, whose loading is a tenth of a start. It is loaded while the address
 * is being read; a request that is quicker than that waits for it.
 */
function loadAfterwards(fetch: Fetch, host: string, isCutting: () => boolean) {
  let loaded: RequestListener | undefined;
  let loading: Promise<RequestListener> | undefined;
  const load = () => {
    loading ??= import("./adapter.ts").then(({ createAdapter }) => {
      loaded = createAdapter(fetch, host, isCutting);
      return loaded;
    });
    return loading;
  };
  const listener: RequestListener = (incoming, outgoing) => {
    if (loaded) loaded(incoming, outgoing);
    else load().then((answer) => answer(incoming, outgoing));
  };
  return { listener, load };
}
