import { inspect } from "node:util";
import { toText } from "../errors.ts";
import type { Listening, Printer } from "./server-event.ts";

/** Plain lines, for a log file or another program's eyes. */
export const plainPrinter: Printer = {
  listening: (listening) =>
    toLines(listening)
      .map((line) => `${line}\n`)
      .join(""),
  request: ({ method, path, status, ms }) => `${method} ${path} ${status} ${ms.toFixed(1)}ms\n`,
  mistake: ({ mistake }) => `✗ ${toText(mistake)}\n`,
  warning: ({ mistake }) => `! ${toText(mistake)}\n`,
  failure: ({ error }) => `✗ Backlot itself failed: ${inspect(error)}\n`,
};

function toLines({ url, routes, docs, openapi, auth, dataset }: Listening): string[] {
  return [
    `Backlot is serving at ${url}`,
    ...routes.map(({ path, methods }) => `route ${path} ${methods.join(" ")}`),
    ...(docs === undefined ? [] : [`docs ${docs}`, `openapi ${openapi}`]),
    `auth ${auth ?? "none"}`,
    `dataset ${dataset}`,
  ];
}
