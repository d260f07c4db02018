import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { SetupError } from "../errors.ts";

export interface Listener {
  readonly url: string;
  /** Lets requests in flight finish, then stops. */
  close(): Promise<void>;
}

type Fetch = (request: Request) => Response | Promise<Response>;

const portsToTry = 20;

/** The Node server, a thin adapter around the app; a taken port moves on to the next. */
export async function listen(fetch: Fetch, host: string, port: number): Promise<Listener> {
  for (let attempt = 0; attempt < portsToTry; attempt++) {
    const listener = await tryToListen(fetch, host, port + attempt);
    if (listener) return listener;
  }
  throw new SetupError([
    {
      code: "port-taken",
      place: "port",
      message: `${port} and the ports after it are taken.`,
      remedy: "Choose another with --port.",
    },
  ]);
}

async function tryToListen(
  fetch: Fetch,
  host: string,
  port: number,
): Promise<Listener | undefined> {
  const server = createAdaptorServer({ fetch, hostname: host });
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      }),
  };
}
