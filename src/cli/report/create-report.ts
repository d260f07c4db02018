import { jsonPrinter } from "./print-json.ts";
import { plainPrinter } from "./print-plain.ts";
import { terminalPrinter } from "./print-terminal.ts";
import type { EventName, Printer, ServerEvent } from "./server-event.ts";

/** Where an event goes, and whether `--quiet` lets it through. */
const channels = {
  listening: { stream: "stdout", isQuiet: true },
  request: { stream: "stdout", isQuiet: false },
  dataset: { stream: "stdout", isQuiet: false },
  postponed: { stream: "stdout", isQuiet: false },
  reloaded: { stream: "stdout", isQuiet: false },
  simulation: { stream: "stdout", isQuiet: false },
  unchanged: { stream: "stderr", isQuiet: true },
  mistake: { stream: "stderr", isQuiet: true },
  warning: { stream: "stderr", isQuiet: false },
  failure: { stream: "stderr", isQuiet: true },
} as const satisfies Record<EventName, { stream: "stdout" | "stderr"; isQuiet: boolean }>;

export type Report = (event: ServerEvent) => void;

export function createReport({ isJson, isQuiet }: { isJson: boolean; isQuiet: boolean }): Report {
  const printer = choosePrinter(isJson, isQuiet);
  return (event) => {
    const channel = channels[event.event];
    if (isQuiet && !channel.isQuiet) return;
    const print = printer[event.event] as (event: ServerEvent) => string;
    process[channel.stream].write(print(event));
  };
}

function choosePrinter(isJson: boolean, isQuiet: boolean): Printer {
  if (isJson) return jsonPrinter;
  const printer = process.stdout.isTTY ? terminalPrinter : plainPrinter;
  return isQuiet ? { ...printer, listening: ({ url }) => `${url}\n` } : printer;
}
