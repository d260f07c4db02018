import { inspect } from "node:util";
import pc from "picocolors";
import { toText } from "../../errors.ts";
import {
  toPostponedText,
  toRemarks,
  toSimulationTexts,
  toStatusText,
  toStepText,
} from "./event-texts.ts";
import type { Listening, Printer, RouteGroup } from "./server-event.ts";

type Colour = (text: string) => string;

const methodColours: ReadonlyMap<string, Colour> = new Map([
  ["GET", pc.green],
  ["POST", pc.blue],
  ["PUT", pc.yellow],
  ["PATCH", pc.magenta],
  ["DELETE", pc.red],
]);

/** From here on a person waits, and wants to see for what. */
const slow = 1000;

/** For a person at a terminal: colours, columns, and room to breathe. */
export const terminalPrinter: Printer = {
  listening: toBanner,
  request: (request) => {
    const { method, path, status, ms } = request;
    const time = `${ms.toFixed(ms < 10 ? 1 : 0)} ms`.padStart(8);
    const parts = [
      `  ${colourMethod(method, 7)}`,
      path.padEnd(40),
      statusColour(status)(toStatusText(request)),
      ms >= slow ? pc.yellow(time) : pc.dim(time),
      ...toRemarks(request).map(pc.yellow),
    ];
    return `${parts.join(" ")}\n`;
  },
  dataset: (step) => `${pc.cyan("•")} ${toStepText(step)}\n`,
  postponed: ({ settings }) => `${pc.yellow("!")} ${toPostponedText(settings)}\n`,
  simulation: (inForce) =>
    toSimulationTexts(inForce)
      .map((text) => `${pc.yellow("≈")} ${text}\n`)
      .join(""),
  reloaded: ({ ms }) => `${pc.green("↻")} ${pc.dim(`reloaded in ${ms.toFixed(0)} ms`)}\n`,
  unchanged: () => `  ${pc.dim("Still serving what was there before.")}\n`,
  mistake: ({ mistake }) => `${pc.red("✗")} ${toText(mistake)}\n`,
  warning: ({ mistake }) => `${pc.yellow("!")} ${toText(mistake)}\n`,
  failure: ({ error }) => `${pc.red("✗")} Backlot itself failed: ${inspect(error)}\n`,
};

/** The base URL first, since it is what people look for. */
function toBanner(listening: Listening): string {
  const { url, network, routes, docs, openapi, access, dataset, records, simulated } = listening;
  const width = Math.max(...routes.map(({ path }) => path.length));
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["console", listening.console],
    ["docs", docs],
    ["openapi", openapi],
    ["auth", access?.summary ?? "none, every route is open"],
    ...(access?.routes.map((route) => ["", route] as const) ?? []),
    ["", access?.curl],
    ["", access && pc.dim(access.reminder)],
    ["manage", listening.management],
    ["dataset", toDatasetText(dataset, records)],
    ...simulated.map((text, index) => [index === 0 ? "simulate" : "", pc.yellow(text)] as const),
  ];
  return [
    "",
    `  ${pc.bold("Backlot")} is serving at ${pc.cyan(pc.underline(url))}`,
    ...toAddresses(url, network),
    "",
    ...routes.map((group) => `  ${toRow(group, width)}`),
    "",
    ...facts.flatMap(([name, fact]) =>
      fact === undefined ? [] : [`  ${pc.dim(name.padEnd(8))} ${fact}`],
    ),
    "",
    "",
  ].join("\n");
}

/** As Vite has them, where the server listens on every address. */
function toAddresses(url: string, network: readonly string[]): readonly string[] {
  if (network.length === 0) return [];
  const rows = [["Local", url], ...network.map((address) => ["Network", address])];
  return [
    "",
    ...rows.map(([name = "", address = ""]) => `  ${`${name}:`.padEnd(9)}${pc.cyan(address)}`),
  ];
}

function toDatasetText(dataset: string, records: number): string {
  const count = `${records.toLocaleString("en")} ${records === 1 ? "record" : "records"}`;
  return `${count} ${dataset === ":memory:" ? "in memory, for this run only" : `in ${dataset}`}`;
}

function toRow({ path, methods }: RouteGroup, width: number): string {
  return `${path.padEnd(width)}  ${methods.map((method) => colourMethod(method, 0)).join(" ")}`;
}

function colourMethod(method: string, width: number): string {
  return (methodColours.get(method) ?? pc.dim)(method.padEnd(width));
}

function statusColour(status: number): Colour {
  if (status >= 500 || status === 0) return pc.red;
  return status >= 400 ? pc.yellow : pc.green;
}
