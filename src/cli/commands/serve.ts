import { relative, resolve } from "node:path";
import { proposeOptions, type Source } from "../../assembly/project/project.ts";
import { type Backlot, createBacklot, type Progress } from "../../backlot.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import { toReason } from "../../system-error.ts";
import type { Invocation } from "../arguments/command.ts";
import { UsageError } from "../arguments/usage-error.ts";
import { isForeign } from "../foreign-file.ts";
import { toHostWarning } from "../report/access.ts";
import { createReport, type Report } from "../report/create-report.ts";
import { toListening } from "../report/listening.ts";
import { refreshTypes } from "../types-file.ts";
import { untilStopped } from "../until-stopped.ts";
import type { Watcher } from "../watch.ts";

/** Files on the line need no config: what is in them decides, at every reading anew. */
function toSource({ operands, given, config }: Invocation, report: Report): Source {
  if (operands.length === 0) return config;
  if (given.has("config")) {
    throw new UsageError("", "Either model files or --config: a config names its own models.");
  }
  const foreign = operands.find(isForeign);
  if (foreign !== undefined) {
    if (operands.length === 1) return () => readForeign(foreign);
    throw new UsageError("", `${foreign} is served alone: name one file.`);
  }
  const onSingle = (mistake: Mistake) => report({ event: "warning", mistake });
  return () => proposeOptions(operands, process.cwd(), onSingle);
}

/** Loaded where it is needed: a start from models has nothing to import. */
async function readForeign(file: string) {
  const [{ readImport }, { toServed }] = await Promise.all([
    import("../../import/read-import.ts"),
    import("../../import/to-options.ts"),
  ]);
  return toServed(await readImport(resolve(file)));
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
      onSimulation: (inForce) => report({ event: "simulation", ...inForce }),
      ...(given.has("quiet")
        ? {}
        : { onRequest: (answered) => report({ event: "request", ...answered }) }),
      isPrompt: false,
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
    const listening = toListening(backlot, url, process.stdout.isTTY && !given.has("json"));
    report(listening);
    for (const mistake of [toPortWarning(backlot, url), toHostWarning(backlot)]) {
      if (mistake) report({ event: "warning", mistake });
    }
    if (given.has("open")) await openBrowser(listening.console);
    if (!given.has("no-watch")) keepTypesFresh(backlot, report);
    if (!given.has("no-watch")) watcher = await watchFiles(backlot, report, since);
    await stopped;
    return 0;
  } finally {
    await watcher?.close();
    await backlot.close();
  }
}

/** The watcher is loaded after the server listens: nobody waits for it. */
async function watchFiles(backlot: Backlot, report: Report, since: number): Promise<Watcher> {
  const { watch } = await import("../watch.ts");
  return watch({
    root: backlot.config.root,
    files: () => backlot.files,
    patterns: () => backlot.config.models,
    since,
    reload: async () => {
      const start = performance.now();
      try {
        await backlot.reload();
        keepTypesFresh(backlot, report);
        report({ event: "reloaded", ms: performance.now() - start });
        return true;
      } catch (error) {
        if (error instanceof SetupError) reportMistakes(error, report);
        else report({ event: "failure", error });
        report({ event: "unchanged" });
        return false;
      }
    },
    onUnwatched: (folder, error) => {
      const place = relative(process.cwd(), folder) || ".";
      const message = `saves in this folder go unnoticed: ${toReason(error)}.`;
      report({ event: "warning", mistake: { code: "folder-unwatched", place, message } });
    },
  });
}

/** Types that cannot be written are no reason not to serve. */
function keepTypesFresh({ project }: Backlot, report: Report): void {
  try {
    refreshTypes(project);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    for (const mistake of error.mistakes) report({ event: "warning", mistake });
  }
}

function reportMistakes({ mistakes }: SetupError, report: Report): void {
  for (const mistake of mistakes) report({ event: "mistake", mistake });
}

/** A client that knows the configured port would ask whoever has taken it. */
function toPortWarning({ config: { port } }: Backlot, url: string): Mistake | undefined {
  const actual = new URL(url).port || "80";
  if (port === 0 || String(port) === actual) return undefined;
  return {
    code: "port-taken",
    place: "port",
    message: `${port} is taken, so it is ${actual}.`,
    remedy: "Choose another with --port.",
  };
}

/** Below this a person would not have time to read it. */
const fewestShown = 5_000;

/** One line that is written over and over while many records are made, and then gone. */
function showProgress({ path, made, total }: Progress): void {
  if (!process.stderr.isTTY || total < fewestShown) return;
  const share = Math.floor((100 * made) / total);
  const line = `  Making ${total.toLocaleString("en")} records of ${path}: ${share} %`;
  process.stderr.write(made < total ? `\r${line}` : `\r${" ".repeat(line.length + 4)}\r`);
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens the page in the person's browser; where there is none, the printed URL has to do. */
async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import("node:child_process");
  const [command = "xdg-open", ...args] = openers[process.platform] ?? [];
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
