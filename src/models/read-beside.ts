import { SetupError } from "../errors.ts";
import { beginProcess, beginThread, type OwnProgram } from "../own-program.ts";
import type { Models } from "../schema/model.ts";
import type { ModelsAnswer, ModelsQuestion } from "./reading-thread.ts";

const program = "models/reading-thread";

/**
 * Of a large package's types V8 would optimize some 250 functions, on other threads, and be done with
 * most of them when the reader ends: it takes a fifth of all that a first start takes.
 */
const shortLived = ["--no-opt"];

/** Begun before anybody knew what to ask it. */
let waiting: OwnProgram | undefined;

/**
 * Begins the program ahead of its question: it takes long to begin. Nothing depends on it, and no
 * process goes on for its sake; where nothing is asked after all, `dismissReader` ends it.
 */
export function prepareReader(): void {
  try {
    waiting ??= beginProcess(program, shortLived);
  } catch {
    // Whoever asks will begin another, and see why it fails.
  }
}

export function dismissReader(): void {
  waiting?.end();
  waiting = undefined;
}

/** Reads models beside, mostly in a thread; undefined where there is none. */
export function readModelsBeside(question: ModelsQuestion): Promise<Models> | undefined {
  const prepared = waiting;
  waiting = undefined;
  if (!prepared) return ask(beginThread(program), question);
  return ask(prepared, question)?.catch((error) => {
    if (error instanceof SetupError) throw error;
    return ask(beginThread(program), question) ?? Promise.reject(error);
  });
}

/** It ends by itself when the compiler's process is gone; nobody need wait for that. */
function ask(
  reader: OwnProgram | undefined,
  question: ModelsQuestion,
): Promise<Models> | undefined {
  return reader?.ask(question).then((said) => {
    const answer = said as ModelsAnswer;
    if ("models" in answer) return answer.models;
    throw new SetupError(answer.mistakes);
  });
}
