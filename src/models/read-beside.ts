import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { findThread } from "../built-thread.ts";
import { SetupError } from "../errors.ts";
import type { Models } from "../schema/model.ts";
import type { ModelsAnswer, ModelsQuestion } from "./reading-thread.ts";

/** Reads models in a thread of its own; undefined where there is none. */
export function readModelsBeside(question: ModelsQuestion): Promise<Models> | undefined {
  const program = findThread("models/reading-thread");
  return program && ask(new Worker(program, { workerData: question }));
}

async function ask(thread: Worker): Promise<Models> {
  try {
    const [answer] = (await once(thread, "message")) as [ModelsAnswer];
    if ("models" in answer) return answer.models;
    throw new SetupError(answer.mistakes);
  } finally {
    await thread.terminate();
  }
}
