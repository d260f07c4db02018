import type { Worker } from "node:worker_threads";
import type { Answer, Question } from "./question.ts";

/** A thread that is started by its first question. */
export interface Thread {
  /** Undefined where it cannot answer. */
  ask(question: Question): Promise<Answer | undefined>;
  /** Ends it; the next question starts another. */
  stop(): Promise<void>;
}

/** `patience`: after so many milliseconds a thread that nobody asks anything ends. */
export function createThread(start: () => Worker, patience: number): Thread {
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  let worker: Worker | undefined;
  let ending: Promise<unknown> = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;

  function startWorker(): Worker {
    const started = start();
    started.on("message", ({ id, answer }: { id: number; answer: Answer }) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
      if (waiting.size > 0) return;
      started.unref();
      rest = setTimeout(stop, patience).unref();
    });
    // Whoever asked does the work itself then.
    started.on("error", forget);
    started.on("exit", forget);
    return started;

    function forget(): void {
      if (worker !== started) return;
      worker = undefined;
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(rest);
    ending = worker?.terminate() ?? ending;
    worker = undefined;
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
    await ending;
  }

  return {
    ask: (question) => {
      clearTimeout(rest);
      worker ??= startWorker();
      // A program that awaits an answer, and has nothing else to do, would end without it.
      worker.ref();
      const id = ++lastId;
      worker.postMessage({ id, question });
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    stop,
  };
}
