import { Worker } from "node:worker_threads";
import { findThread } from "../../built-thread.ts";
import type { SecondReader } from "../lists/second-reader.ts";
import { createThread } from "./create-thread.ts";

/** Undefined for a dataset in memory, of which there is one connection, and for sources that are not built. */
export function createSecondReader(
  file: string,
  onBusy: (isBusy: boolean) => void,
): SecondReader | undefined {
  const program = findThread("dataset/beside/reading-thread");
  if (!program || file === ":memory:") return undefined;
  const options = { workerData: file, stdout: true, stderr: true, resourceLimits };
  const start = () => new Worker(program, options);
  return createReader(start, onBusy);
}

/** SQLite does the work: what JavaScript leaves behind need not pile up to the usual 48 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };
/** In milliseconds: whoever asked looks at the answer, and then asks for something else. */
const untilAskedAgain = 30_000;
/** What SQLite sorted for an index goes back to the system when its thread ends, and not before. */
const untilAllMade = 200;

function createReader(start: () => Worker, onBusy: (isBusy: boolean) => void): SecondReader {
  const asking = createThread(start, untilAskedAgain);
  const writing = createThread(start, untilAllMade);
  let busy: Promise<void> | undefined;
  return {
    findMatches: async (question) => {
      const answer = await asking.ask({ kind: "find", ...question });
      return answer?.kind === "matches" ? answer : undefined;
    },
    exec: (sql) => {
      const done = Promise.all([busy, writing.ask({ kind: "exec", sql })]).then(() => {
        if (busy !== done) return;
        busy = undefined;
        onBusy(false);
      });
      busy = done;
      onBusy(true);
      return done;
    },
    check: async () => {
      const answer = await asking.ask({ kind: "check" });
      return answer?.kind === "checked" ? answer.found : undefined;
    },
    settled: () => busy,
    close: async () => {
      await busy;
      await Promise.all([asking.stop(), writing.stop()]);
    },
  };
}
