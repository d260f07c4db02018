import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { HttpError, SetupError } from "../errors.ts";
import { toProblem } from "./problem.ts";

export interface Listener {
  readonly url: string;
  /** Lets requests in flight finish within the limit of milliseconds, then stops. */
  close(limit: number): Promise<void>;
}

type Fetch = (request: Request) => Response | Promise<Response>;

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
): Promise<Listener> {
  const last = strictPort ? port : Math.min(port + portsToTry - 1, lastPort);
  for (let candidate = port; candidate <= last; candidate++) {
    const listener = await tryToListen(fetch, host, candidate);
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
): Promise<Listener | undefined> {
  const server = createServer(getRequestListener(fetch, { hostname: host, errorHandler }));
  const listening = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
  if (!listening) return undefined;
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
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

/** For what the app never sees, since no `Request` could be made of it. */
function errorHandler(error: unknown): Response {
  const refusal =
    error instanceof RequestError
      ? new HttpError("malformed-request", `${error.message}.`)
      : new HttpError("internal", "Backlot itself failed.");
  return toProblem(refusal, "*");
}
