import type { AuthConfig } from "../config/config.ts";
import { createIsSecret, decodeName, mask } from "../control/journal/mask-secrets.ts";

/** A request's path and query for the log, without what must not stand in one. */
export function toLoggedPath(url: string, auth: AuthConfig | undefined): string {
  const { pathname, search } = new URL(url);
  if (search === "") return pathname;
  const isSecret = createIsSecret(auth);
  const parts = search.slice(1).split("&");
  const masked = parts.map((part) => {
    const [name = ""] = part.split("=", 1);
    return isSecret(decodeName(name)) ? `${name}=${mask}` : part;
  });
  return `${pathname}?${masked.join("&")}`;
}
