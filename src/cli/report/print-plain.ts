import { inspect } from "node:util";
import { toText } from "../../errors.ts";
import {
  toPostponedText,
  toRemarks,
  toSimulationTexts,
  toStatusText,
  toStepText,
} from "./event-texts.ts";
import type { Access, Listening, Printer } from "./server-event.ts";

/** Plain lines, for a log file or another program's eyes. */
export const plainPrinter: Printer = {
  listening: (listening) =>
    toLines(listening)
      .map((line) => `${line}\n`)
      .join(""),
  request: (request) => {
    const { method, path, ms } = request;
    const answer = [toStatusText(request), ...toRemarks(request)].join(" ");
    return `${method} ${path} ${answer} ${ms.toFixed(1)}ms\n`;
  },
  dataset: (step) => `dataset: ${toStepText(step)}\n`,
  postponed: ({ settings }) => `${toPostponedText(settings)}\n`,
  simulation: (inForce) =>
    toSimulationTexts(inForce)
      .map((text) => `${text}\n`)
      .join(""),
  reloaded: ({ ms }) => `reloaded in ${ms.toFixed(0)}ms\n`,
  unchanged: () => "still serving what was there before\n",
  mistake: ({ mistake }) => `✗ ${toText(mistake)}\n`,
  warning: ({ mistake }) => `! ${toText(mistake)}\n`,
  failure: ({ error }) => `✗ Backlot itself failed: ${inspect(error)}\n`,
};

function toLines(listening: Listening): string[] {
  const { url, network, routes, docs, openapi, access, dataset, records, simulated } = listening;
  const { management } = listening;
  return [
    `Backlot is serving at ${url}`,
    ...network.map((address) => `network ${address}`),
    ...routes.map(({ path, methods }) => `route ${path} ${methods.join(" ")}`),
    `console ${listening.console}`,
    ...(docs === undefined ? [] : [`docs ${docs}`, `openapi ${openapi}`]),
    ...(access ? toAccessLines(access) : ["auth none"]),
    ...(management === undefined ? [] : [`manage ${management}`]),
    `dataset ${dataset} ${records} records`,
    ...simulated.map((text) => `simulated ${text}`),
  ];
}

function toAccessLines({ mode, routes, curl, reminder }: Access): string[] {
  return [
    `auth ${mode}`,
    ...routes.map((route) => `auth-route ${route}`),
    `try ${curl}`,
    `note ${reminder}`,
  ];
}
