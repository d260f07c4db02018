import type { AddressInfo } from "node:net";
import { type Mistake, SetupError } from "../../errors.ts";
import { isSystemError, toReason } from "../../system-error.ts";
import { type AdapterTools, createAdapter, type Fetch } from "./adapter.ts";
import { createServer } from "./node-http.ts";

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
  /** The name to print for a loopback address; undefined: the address itself. */
  readonly loopbackName?: string | undefined;
}

/** The Node server, a thin adapter around the app. */
export async function listen(
  fetch: Fetch,
  { host, port, strictPort, loopbackName }: ListenSettings,
  tools: AdapterTools,
): Promise<Listener> {
  const last = strictPort ? port : Math.min(port + portsToTry - 1, lastPort);
  for (let candidate = port; candidate <= last; candidate++) {
    const listener = await tryToListen(fetch, host, candidate, tools);
    if (listener) return { ...listener, url: toNamed(listener.url, loopbackName) };
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

function toNamed(url: string, loopbackName: string | undefined): string {
  if (loopbackName === undefined) return url;
  return url.replace(/\/\/(?:127(?:\.\d+){3}|\[::1\])(?=:)/, `//${loopbackName}`);
}

async function tryToListen(
  fetch: Fetch,
  host: string,
  port: number,
  tools: AdapterTools,
): Promise<Listener | undefined> {
  const server = createServer(createAdapter(fetch, host, tools));
  const listening = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(toUnusable(error, host, port) ?? error);
    });
    server.listen(port, host, () => resolve(true));
  });
  if (!listening) return undefined;
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

type Obstacle = Pick<Mistake, "place" | "message" | "remedy">;

/** What keeps a server from listening, by what the operating system calls it. */
const obstacles: Readonly<Record<string, (host: string, port: number) => Obstacle>> = {
  EADDRNOTAVAIL: (host) => ({
    place: "host",
    message: `${host} is no address of this machine.`,
    remedy: "Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all its addresses.",
  }),
  ENOTFOUND: (host) => toUnknownHost(host),
  EAI_AGAIN: (host) => toUnknownHost(host),
  EACCES: (_, port) => ({
    place: "port",
    message: `${port} needs more rights than you have.`,
    remedy: "Choose one from 1024 on, such as --port 4000.",
  }),
};

function toUnknownHost(host: string): Obstacle {
  const message = `there is no host called "${host}".`;
  return { place: "host", message, remedy: "Use 127.0.0.1, or an address of this machine." };
}

function toUnusable(error: unknown, host: string, port: number): SetupError | undefined {
  if (!isSystemError(error)) return undefined;
  const found = obstacles[error.code]?.(host, port) ?? {
    place: "host",
    message: `${host}:${port} cannot be listened on: ${toReason(error)}.`,
  };
  return new SetupError([{ code: "address-unusable", ...found }]);
}
