import type { IncomingMessage, ServerResponse } from "node:http";
import { consolePath, type Route } from "../../http/routes/routes.ts";
import { type AdapterTools, createAdapter, type Fetch } from "../../http/server/adapter.ts";
import type { Stage } from "../stage/stage.ts";

/**
 * As Node's servers call it, and with a third argument as Express, Connect and Vite do. What they
 * give is described in few words: a program without Node's types can name this one all the same.
 */
export type LibraryListener = (
  incoming: ListenerRequest,
  outgoing: ListenerResponse,
  next?: (error?: unknown) => void,
) => void;

/** Node's `IncomingMessage`. */
export interface ListenerRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

/** Node's `ServerResponse`. */
export interface ListenerResponse {
  readonly headersSent: boolean;
}

export function createLibraryListener(
  fetch: Fetch,
  stage: () => Stage,
  tools: AdapterTools,
): LibraryListener {
  const listener = createAdapter(fetch, "localhost", tools);
  return function backlot(incoming, outgoing, next) {
    const isOurs = !next || isServed(incoming.url ?? "/", stage().project.routes);
    if (isOurs) listener(incoming as IncomingMessage, outgoing as ServerResponse);
    else next();
  };
}

/** Whether a path, with or without a query, is one of these routes or of the management. */
export function isServed(url: string, routes: readonly Route[]): boolean {
  const path = url.split("?", 1)[0]?.replace(/(?<=.)\/+$/, "") ?? "/";
  if (`${path}/`.startsWith(`${consolePath}/`)) return true;
  const given = path.split("/");
  return routes.some((route) => {
    const wanted = route.path.split("/");
    const isOpen = wanted.at(-1) === "*";
    return (
      (isOpen ? given.length >= wanted.length : given.length === wanted.length) &&
      wanted.every(
        (segment, index) => segment === "*" || segment.startsWith(":") || segment === given[index],
      )
    );
  });
}
