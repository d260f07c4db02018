import type { Backlot } from "../backlot.ts";
import type { Mistake } from "../errors.ts";

/** A client that knows the configured port would ask whoever has taken it. */
export function toPortWarning({ config: { port } }: Backlot, url: string): Mistake | undefined {
  const actual = new URL(url).port || "80";
  if (port === 0 || String(port) === actual) return undefined;
  return {
    code: "port-taken",
    place: "port",
    message: `${port} is taken, so it is ${actual}.`,
    remedy: "Choose another with --port.",
  };
}
