import type { Backlot } from "../index.ts";

/** What the adapters ask of a server to tell its requests from others. */
export type Serving = Pick<Backlot, "config" | "serves">;

/**
 * Whether a request that could also be meant for somebody else is this server's: all that lies below
 * its base path, and without one what a program asks for at a route. What a page shows by itself (a
 * document, a script, an image) stays the application's, whose pages may have a resource's name.
 */
export function isOurs({ config, serves }: Serving, path: string, destination = ""): boolean {
  if (config.basePath !== "" && isWithin(config.basePath, path)) return true;
  if (!serves(path)) return false;
  return destination === "" || destination === "empty" || isOwnPage(config, path);
}

/** Swagger UI, its document and the console. */
export function isOwnPage({ docs }: Serving["config"], path: string): boolean {
  const pages = docs ? [docs.ui, docs.openapi, docs.openapiYaml] : [];
  return ["/_backlot", ...pages].some((page) => isWithin(page, path));
}

export function isWithin(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The names of this machine, which a frontend in development talks to. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
