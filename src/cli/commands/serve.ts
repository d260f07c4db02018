import { proposeOptions, type Source } from "../../assembly/project.ts";
import { type Backlot, createBacklot } from "../../backlot.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import { toHostWarning } from "../access.ts";
import type { Invocation } from "../command.ts";
import { createReport, type Report } from "../create-report.ts";
import { toListening } from "../listening.ts";
import { openBrowser } from "../open-browser.ts";
import { toPortWarning } from "../port-warning.ts";
import { showProgress } from "../show-progress.ts";
import { untilStopped } from "../until-stopped.ts";
import { UsageError } from "../usage-error.ts";
import { type Watcher, watch } from "../watch.ts";

/** Model files on the line need no config: what they export decides, at every reading anew. */
function toSource({ operands, given, config }: Invocation, report: Report): Source {
  if (operands.length === 0) return config;
  if (given.has("config")) {
    throw new UsageError("", "Either model files or --config: a config names its own models.");
  }
  const onSingle = (mistake: Mistake) => report({ event: "warning", mistake });
  return () => proposeOptions(operands, process.cwd(), onSingle);
}

/** Serves until the terminal says stop. */
export async function run(invocation: Invocation): Promise<number> {
  const { overrides, given } = invocation;
  const since = Date.now();
  const report = createReport({ isJson: given.has("json"), isQuiet: given.has("quiet") });
  const stop = untilStopped();
  try {
    const backlot = await createBacklot(toSource(invocation, report), overrides, {
      onFailure: (error) => report({ event: "failure", error }),
      onWarning: (mistake) => report({ event: "warning", mistake }),
      ...(given.has("json") || given.has("quiet") ? {} : { onProgress: showProgress }),
      onStep: (step) => report({ event: "dataset", ...step }),
      onPostponed: (settings) => report({ event: "postponed", settings }),
      onRequest: (request) => report({ event: "request", ...request }),
    });
    return await serve(backlot, report, stop.signal, given, since);
  } catch (error) {
    // Ctrl-C reaches the compiler's process too, and what then fails is nobody's mistake.
    if (await stop.isAsked()) return 0;
    if (!(error instanceof SetupError)) throw error;
    reportMistakes(error, report);
    return 1;
  }
}

async function serve(
  backlot: Backlot,
  report: Report,
  stopped: Promise<void>,
  given: Invocation["given"],
  since: number,
): Promise<number> {
  let watcher: Watcher | undefined;
  try {
    const url = await backlot.listen();
    report(toListening(backlot, url, process.stdout.isTTY && !given.has("json")));
    for (const mistake of [toPortWarning(backlot, url), toHostWarning(backlot)]) {
      if (mistake) report({ event: "warning", mistake });
    }
    if (given.has("open")) await openBrowser(url + (backlot.config.docs?.ui ?? ""));
    if (!given.has("no-watch")) watcher = await watchFiles(backlot, report, since);
    await stopped;
    return 0;
  } finally {
    await watcher?.close();
    await backlot.close();
  }
}

function watchFiles(backlot: Backlot, report: Report, since: number): Promise<Watcher> {
  return watch({
    files: () => backlot.files,
    patterns: () => backlot.config.models,
    since,
    reload: async () => {
      const start = performance.now();
      try {
        await backlot.reload();
        report({ event: "reloaded", ms: performance.now() - start });
        return true;
      } catch (error) {
        if (error instanceof SetupError) reportMistakes(error, report);
        else report({ event: "failure", error });
        report({ event: "unchanged" });
        return false;
      }
    },
  });
}

function reportMistakes({ mistakes }: SetupError, report: Report): void {
  for (const mistake of mistakes) report({ event: "mistake", mistake });
}
