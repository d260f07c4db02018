import { consolePath } from "../routes/routes.ts";
import { HeaderList } from "../web/header-list.ts";
import { PlainResponse } from "../web/plain-response.ts";

/**
 * Where a person is led who opened the base URL in a browser, and nothing is served at it. Programs
 * get the 404 that they would get of a real backend.
 */
export function welcome({ method, url, headers }: Request): Response | undefined {
  if (method !== "GET" || new URL(url).pathname !== "/") return undefined;
  const isBrowser = headers.get("accept")?.includes("text/html") ?? false;
  if (!isBrowser) return undefined;
  const location = new HeaderList(["location", consolePath, "vary", "Accept"]);
  return new PlainResponse(null, { status: 302, headers: location });
}
