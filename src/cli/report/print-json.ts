import type { Mistake } from "../../errors.ts";
import type { Printer } from "./server-event.ts";

/** Every line an object, for programs. */
export const jsonPrinter: Printer = {
  listening: ({ access, simulated, network, ...listening }) =>
    toLine({
      ...listening,
      ...(network.length > 0 ? { network } : {}),
      auth: access?.mode,
      authRoutes: access?.routes,
      curl: access?.curl,
      simulated: simulated.length > 0 ? simulated : undefined,
    }),
  request: (request) => toLine({ ...request, ms: toTenth(request.ms) }),
  dataset: toLine,
  postponed: toLine,
  simulation: toLine,
  reloaded: (reloaded) => toLine({ ...reloaded, ms: toTenth(reloaded.ms) }),
  unchanged: toLine,
  mistake: ({ event, mistake }) => toLine({ event, ...withoutFrame(mistake) }),
  warning: ({ event, mistake }) => toLine({ event, ...withoutFrame(mistake) }),
  failure: ({ event, error }) =>
    toLine({ event, message: error instanceof Error ? error.message : String(error) }),
};

function withoutFrame({ frame: _, ...mistake }: Mistake): Omit<Mistake, "frame"> {
  return mistake;
}

function toTenth(ms: number): number {
  return Math.round(ms * 10) / 10;
}

function toLine(event: object): string {
  return `${JSON.stringify(event)}\n`;
}
