import type { Config } from "../../config/config.ts";
import type { AdapterTools, Fetch } from "../../http/server/adapter.ts";
import { type Listener, listen } from "../../http/server/listen.ts";

/** The server's address, once it has one: its own, or that of the server that it is part of. */
export interface Listening {
  readonly url: string | undefined;
  /** Starts the server, once, and gives its base URL. */
  listen(): Promise<string>;
  servedAt(url: string): void;
  closeIdle(): void;
  close(): Promise<void>;
}

/** How long closing waits for requests in flight: Ctrl-C must end within two seconds. */
const patienceAtEnd = 1500;

export function createListening(
  fetch: Fetch,
  config: () => Config,
  tools: AdapterTools & { readonly onUrl: (url: string) => void },
): Listening {
  let listener: Listener | undefined;
  let starting: Promise<Listener> | undefined;
  let url: string | undefined;

  async function start(): Promise<string> {
    starting ??= listen(fetch, toListenSettings(config()), tools).catch((error) => {
      starting = undefined;
      throw error;
    });
    listener = await starting;
    servedAt(listener.url);
    return listener.url;
  }

  function servedAt(reached: string): void {
    url = reached;
    tools.onUrl(reached);
  }

  return {
    get url() {
      return url;
    },
    listen: start,
    servedAt,
    closeIdle: () => listener?.closeIdle(),
    close: async () => {
      const started = await starting?.catch(() => undefined);
      await started?.close(patienceAtEnd);
    },
  };
}

/** A cookie belongs to a site: the page that a frontend's own server sends is on localhost. */
function toListenSettings(config: Config) {
  const isByCookie = config.auth?.mode === "bearer" && config.auth.transport === "cookie";
  return { ...config, loopbackName: isByCookie ? "localhost" : undefined };
}
