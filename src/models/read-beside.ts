import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { findThread } from "../built-thread.ts";
import { SetupError } from "../errors.ts";
import type { Models } from "../schema/model.ts";
import type { ModelsAnswer, ModelsQuestion } from "./reading-thread.ts";

/** Begun before anybody knew what to ask it. */
let waiting: Worker | undefined;

/**
 * Begins the thread ahead of its question: it takes long to begin. Nothing depends on it, and no
 * process goes on for its sake; where nothing is asked after all, `dismissReader` ends it.
 */
export function prepareReader(): void {
  try {
    waiting ??= begin();
    waiting?.once("error", dismissReader).unref();
  } catch {
    // Whoever asks will begin another, and see why it fails.
  }
}

export function dismissReader(): void {
  waiting?.terminate();
  waiting = undefined;
}

/** Reads models in a thread of its own; undefined where there is none. */
export function readModelsBeside(question: ModelsQuestion): Promise<Models> | undefined {
  const thread = waiting?.off("error", dismissReader) ?? begin();
  waiting = undefined;
  return thread && ask(thread, question);
}

function begin(): Worker | undefined {
  const program = findThread("models/reading-thread");
  return program && new Worker(program);
}

/** The thread ends by itself when the compiler's process is gone; nobody need wait for that. */
async function ask(thread: Worker, question: ModelsQuestion): Promise<Models> {
  thread.ref();
  thread.postMessage(question);
  const [answer] = (await once(thread, "message")) as [ModelsAnswer];
  thread.unref();
  if ("models" in answer) return answer.models;
  throw new SetupError(answer.mistakes);
}
