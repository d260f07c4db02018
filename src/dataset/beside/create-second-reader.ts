import { Worker } from "node:worker_threads";
import { findThread } from "../../built-thread.ts";
import type { Sql } from "../lists/condition-sql.ts";
import type { SecondReader } from "../lists/second-reader.ts";

export interface Question {
  readonly id: number;
  readonly kind: "find" | "exec" | "check";
  readonly sql: string;
  readonly values: Sql["values"];
}

export type Answer = { readonly id: number } & (
  | { readonly kind: "sequences"; readonly sequences: Float64Array<ArrayBuffer> }
  | { readonly kind: "done" }
  | { readonly kind: "checked"; readonly found: string }
  | { readonly kind: "failed"; readonly reason: string }
);

/** In milliseconds: a thread that nobody asks anything takes memory for nothing. */
const restless = 30_000;

/** Undefined for a dataset in memory, of which there is one connection, and for sources that are not built. */
export function createSecondReader(
  file: string,
  onBusy: (isBusy: boolean) => void,
): SecondReader | undefined {
  const program = findThread("dataset/beside/reading-thread");
  if (!program || file === ":memory:") return undefined;
  const start = () => new Worker(program, { workerData: file, stdout: true, stderr: true });
  return createReader(start, onBusy);
}

function createReader(start: () => Worker, onBusy: (isBusy: boolean) => void): SecondReader {
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  let worker: Worker | undefined;
  let ending: Promise<unknown> = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;
  let busy: Promise<void> | undefined;
  let lastId = 0;

  function ask(kind: Question["kind"], { text, values }: Sql): Promise<Answer | undefined> {
    clearTimeout(rest);
    worker ??= startWorker();
    const question: Question = { id: ++lastId, kind, sql: text, values };
    worker.postMessage(question);
    return new Promise((resolve) => waiting.set(question.id, resolve));
  }

  function startWorker(): Worker {
    const started = start();
    started.on("message", (answer: Answer) => {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
      if (waiting.size === 0) rest = setTimeout(stop, restless).unref();
    });
    // Whoever asked does the work itself then.
    started.on("error", forget);
    started.on("exit", forget);
    started.unref();
    return started;

    function forget(): void {
      if (worker !== started) return;
      worker = undefined;
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    }
  }

  function stop(): void {
    clearTimeout(rest);
    ending = worker?.terminate() ?? ending;
    worker = undefined;
  }

  return {
    findSequences: async (sql) => {
      const answer = await ask("find", sql);
      return answer?.kind === "sequences" ? answer.sequences : undefined;
    },
    exec: (text) => {
      const done = Promise.all([busy, ask("exec", { text, values: [] })]).then(() => {
        if (busy !== done) return;
        busy = undefined;
        onBusy(false);
      });
      busy = done;
      onBusy(true);
      return done;
    },
    check: async () => {
      const answer = await ask("check", { text: "", values: [] });
      return answer?.kind === "checked" ? answer.found : undefined;
    },
    settled: () => busy,
    close: async () => {
      await busy;
      stop();
      await ending;
    },
  };
}
