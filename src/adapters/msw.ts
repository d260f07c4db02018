import { bypass, type HttpHandler, HttpResponse, http, passthrough } from "msw";
import type { Backlot } from "../index.ts";
import { isLoopback, isOurs, isWithin } from "./is-ours.ts";

export interface HandlerOptions {
  /**
   * The origin that the application asks: `"https://api.example.com"`. Default: the page's own, and
   * every address of this machine.
   */
  readonly origin?: string;
}

/** A server of this process, or the URL of one that listens, with its base path. */
export type HandlerSource = Pick<Backlot, "fetch" | "config" | "serves"> | string | URL;

/**
 * Handlers that answer from Backlot: `setupServer(...backlotHandlers(backlot))` in Node,
 * `setupWorker(...backlotHandlers("http://127.0.0.1:4000/api"))` in the browser. What is no path of
 * its is left to the other handlers.
 */
export function backlotHandlers(
  source: HandlerSource,
  { origin }: HandlerOptions = {},
): HttpHandler[] {
  const answer =
    typeof source === "string" || source instanceof URL
      ? createForwarding(new URL(source, pageOrigin()))
      : createAnswering(source);
  return [
    http.all("*", async ({ request }) => {
      const url = new URL(request.url);
      const isMeant = origin === undefined ? isNear(url) : url.origin === new URL(origin).origin;
      return isMeant ? answer(request, url) : undefined;
    }),
  ];
}

type Answer = (request: Request, url: URL) => Promise<Response> | Response | undefined;

function createAnswering(backlot: Exclude<HandlerSource, string | URL>): Answer {
  return function answerFromBacklot(request, { pathname, search }) {
    if (!isOurs(backlot, pathname, request.destination)) return undefined;
    const headers = new Headers(request.headers);
    // Whoever mocks the network has no origins: the application may have any, and so may the API.
    headers.delete("origin");
    const { method, signal } = request;
    const body = request.body === null ? undefined : request.arrayBuffer();
    return answerOrFail(async () =>
      backlot.fetch(pathname + search, {
        method,
        headers,
        signal,
        ...(body && { body: await body }),
      }),
    );
  };
}

function createForwarding(target: URL): Answer {
  const basePath = target.pathname.replace(/\/+$/, "");
  if (basePath === "") {
    throw new Error(
      `${target.href} has no base path, so every request would be Backlot's. Set basePath: "/api" in its config and write ${target.origin}/api here.`,
    );
  }
  return function forwardToBacklot(request, { origin, pathname, search }) {
    if (!isWithin(basePath, pathname)) return undefined;
    if (origin === target.origin) return passthrough();
    return answerOrFail(async () => {
      const { method, headers, credentials, signal } = request;
      const url = new URL(pathname + search, target);
      // A request made from another hands its body on as a stream, and browsers send streams over HTTP/2 alone.
      const body = request.body === null ? undefined : await request.arrayBuffer();
      const init = { method, headers, credentials, signal, ...(body && { body }) };
      return fetch(bypass(new Request(url, init)));
    });
  };
}

/** A connection that is cut is one for the application, too. */
async function answerOrFail(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch {
    return HttpResponse.error();
  }
}

function isNear({ origin, hostname }: URL): boolean {
  return isLoopback(hostname) || origin === pageOrigin();
}

/** Of the page in a browser, and in what stands for one in tests. */
function pageOrigin(): string | undefined {
  const { location } = globalThis as { readonly location?: { readonly origin: string } };
  return location?.origin;
}
