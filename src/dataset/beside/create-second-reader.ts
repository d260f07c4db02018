import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { findThread } from "../../built-thread.ts";
import { joinMatches, type Matches } from "../lists/matches.ts";
import type { BesideQuestion, SecondReader } from "../lists/second-reader.ts";
import { createThread, type Thread } from "./create-thread.ts";
import type { ThreadWork } from "./question.ts";

/** Undefined for a dataset in memory, of which there is one connection, and for sources that are not built. */
export function createSecondReader(
  file: string,
  onBusy: (isBusy: boolean) => void,
): SecondReader | undefined {
  const program = findThread("dataset/beside/reading-thread");
  if (!program || file === ":memory:") return undefined;
  const start = (work: ThreadWork["kind"]) => {
    const workerData: ThreadWork = { file, kind: work };
    return new Worker(program, { workerData, stdout: true, stderr: true, resourceLimits });
  };
  return createReader(start, onBusy);
}

/** SQLite does the work: what JavaScript leaves behind need not pile up to the usual 48 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };
/** In milliseconds: whoever asked looks at the answer, and then asks for something else. */
const untilAskedAgain = 30_000;

/** The others that a question was cut up for: what they keep of the file is given back sooner. */
const untilCutUpAgain = 2_000;
/** What SQLite sorted for an index goes back to the system when its thread ends, and not before. */
const untilAllMade = 200;

/** Each has a connection of its own, and 15 MB. */
const mostAsked = 4;

function createReader(
  start: (work: ThreadWork["kind"]) => Worker,
  onBusy: (isBusy: boolean) => void,
): SecondReader {
  const width = Math.min(availableParallelism(), mostAsked);
  const asking = Array.from({ length: width }, (_, part) =>
    createThread(() => start("questions"), part === 0 ? untilAskedAgain : untilCutUpAgain),
  );
  const writing = createThread(() => start("indexes"), untilAllMade);
  let busy: Promise<void> | undefined;
  return {
    width,
    findMatches: (question) => findMatches(asking, question),
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
      const answer = await asking[0]?.ask({ kind: "check" });
      return answer?.kind === "checked" ? answer.found : undefined;
    },
    settled: () => busy,
    close: async () => {
      await busy;
      await Promise.all([...asking, writing].map((thread) => thread.stop()));
    },
  };
}

/** Each part by a thread of its own. */
async function findMatches(
  threads: readonly Thread[],
  { finds, count }: BesideQuestion,
): Promise<Matches | undefined> {
  const answers = await Promise.all(
    finds.map((find, part) => threads[part % threads.length]?.ask({ kind: "find", find, count })),
  );
  const found = answers.flatMap((answer) => (answer?.kind === "matches" ? answer : []));
  const [only] = found;
  if (found.length < finds.length) return undefined;
  return found.length === 1 ? only : joinMatches(found);
}
