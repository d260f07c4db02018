import type { AuthConfig } from "../config/config.ts";

/** Names under which clients send secrets, whatever this project's own key is called. */
const secretNames = /passw|passphrase|pwd|(?:token|secret|api[-_]?key|authorization)\]?$/i;

/** A request's path and query for the log, without what must not stand in one. */
export function toLoggedPath(url: string, auth: AuthConfig | undefined): string {
  const { pathname, search } = new URL(url);
  if (search === "") return pathname;
  // Also that of a header: whoever sends it in the query by mistake has sent a secret.
  const ownKey = auth?.mode === "apiKey" ? auth.name.toLowerCase() : undefined;
  const parts = search.slice(1).split("&");
  const masked = parts.map((part) => {
    const [name = ""] = part.split("=", 1);
    return isSecret(decode(name), ownKey) ? `${name}=***` : part;
  });
  return `${pathname}?${masked.join("&")}`;
}

function isSecret(name: string, ownKey: string | undefined): boolean {
  return name.toLowerCase() === ownKey || secretNames.test(name);
}

/** As a server reads a parameter's name; one that cannot be read is shown as it came. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
