import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";

interface JsonServer {
  create(): App;
  defaults(options: object): unknown;
  router(db: object): unknown;
}
interface App {
  use(path: string | unknown, handler?: unknown): void;
  listen(port: number, host: string, done: () => void): Listening;
}
interface Listening {
  address(): AddressInfo;
  close(): void;
  closeAllConnections(): void;
}

export interface Peer {
  readonly url: string;
  close(): void;
}

/** json-server itself, with each of these files under its name. */
export async function startJsonServer(files: ReadonlyMap<string, object>): Promise<Peer> {
  const library = createRequire(import.meta.url)("json-server") as JsonServer;
  const app = library.create();
  app.use(library.defaults({ logger: false, noCors: true, static: import.meta.dirname }));
  for (const [name, db] of files) app.use(`/${name}`, library.router(structuredClone(db)));
  const server = await new Promise<Listening>((resolve) => {
    const listening: Listening = app.listen(0, "127.0.0.1", () => resolve(listening));
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
