import { type Backlot, createBacklot } from "../../backlot.ts";
import { SetupError } from "../../errors.ts";
import { toHostWarning } from "../access.ts";
import type { Invocation } from "../command.ts";
import { createReport, type Report } from "../create-report.ts";
import { toListening } from "../listening.ts";
import { showProgress } from "../show-progress.ts";
import { untilStopped } from "../until-stopped.ts";

/** Serves until the terminal says stop. */
export async function run({ config, overrides, given }: Invocation): Promise<number> {
  const report = createReport({ isJson: given.has("json"), isQuiet: given.has("quiet") });
  try {
    const backlot = await createBacklot(config, overrides, {
      onFailure: (error) => report({ event: "failure", error }),
      onWarning: (mistake) => report({ event: "warning", mistake }),
      ...(given.has("json") || given.has("quiet") ? {} : { onProgress: showProgress }),
      onRequest: (request) => report({ event: "request", ...request }),
    });
    return await serve(backlot, report, process.stdout.isTTY && !given.has("json"));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    for (const mistake of error.mistakes) report({ event: "mistake", mistake });
    return 1;
  }
}

async function serve(backlot: Backlot, report: Report, isTerminal: boolean): Promise<number> {
  const stopped = untilStopped();
  try {
    report(toListening(backlot, await backlot.listen(), isTerminal));
    const mistake = toHostWarning(backlot);
    if (mistake) report({ event: "warning", mistake });
    await stopped;
    return 0;
  } finally {
    await backlot.close();
  }
}
