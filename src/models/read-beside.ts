import { SetupError } from "../errors.ts";
import { beginProcess, beginThread, type OwnProgram } from "../own-program.ts";
import type { Models } from "../schema/model.ts";
import type { ModelsAnswer, ModelsQuestion } from "./reading-thread.ts";
import { areSmall } from "./small-models.ts";

const program = "models/reading-thread";

/**
 * Of a large package's types V8 would optimize some 250 functions, on other threads, and be done with
 * most of them when the reader ends: it takes a fifth of all that a first start takes.
 */
const shortLived = { goesOn: ["--no-opt"] };

let isFirst = false;

/** The next reading is the first of a command that has just begun: it keeps nobody waiting. */
export function expectFirstReading(): void {
  isFirst = true;
}

/**
 * Reads models beside, mostly in a thread: whoever is served goes on being served. Undefined where
 * there is none, or where they are as well read here: nobody is served yet, and they are small.
 */
export function readModelsBeside(
  question: ModelsQuestion,
  files: readonly string[],
): Promise<Models> | undefined {
  const isAlone = isFirst;
  isFirst = false;
  if (!isAlone) return ask(beginThread(program), question);
  if (areSmall(files)) return undefined;
  return ask(beginReader(), question)?.catch((error) => {
    if (error instanceof SetupError) throw error;
    return ask(beginThread(program), question) ?? Promise.reject(error);
  });
}

/** A process: what reading a large package takes is given back when it ends. */
function beginReader(): OwnProgram | undefined {
  try {
    return beginProcess(program, shortLived);
  } catch {
    return beginThread(program);
  }
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
