import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AnswerMessage } from "./asked-program.ts";
import { findThread } from "./built-thread.ts";

/** A program of ours that works beside this one. Until it is asked, nothing goes on for its sake. */
export interface OwnProgram {
  /** Says something that it answers nothing to. */
  tell(message: unknown): void;
  /**
   * Throws where it ends without an answer, or cannot be told the question. `onPart` hears what is
   * said before the answer.
   */
  ask(question: unknown, onPart?: (part: unknown) => void): Promise<unknown>;
  end(): void;
}

/** In a thread: it begins sooner. Undefined where there is none. */
export function beginThread(program: string): OwnProgram | undefined {
  const file = findThread(program);
  const thread = file && new Worker(file);
  return (
    thread &&
    toOwnProgram(thread, {
      send: (message) => thread.postMessage(message),
      hold: () => thread.ref(),
      release: () => thread.unref(),
      end: () => void thread.terminate(),
    })
  );
}

/** How a process of ours is to run. */
export interface Manner {
  /** What V8 is told before it begins. */
  readonly begins?: readonly string[];
  /**
   * What it is told before the program is loaded, and not sooner: compiled code is for the settings
   * that it was compiled with, and with others Node compiles all of its own code anew.
   */
  readonly goesOn?: readonly string[];
}

/**
 * In a process: all of its memory goes back to the system, of which a thread leaves 10 to 20 MB with
 * the one that began it. For our own command alone: another program need not run by Node's.
 */
export function beginProcess(
  program: string,
  { begins = [], goesOn = [] }: Manner,
): OwnProgram | undefined {
  const file = findThread(program);
  // Somebody may debug this one: two cannot listen on the same port.
  const inherited = process.execArgv.filter((flag) => !flag.startsWith("--inspect"));
  const execArgv = [...inherited, ...begins];
  const env = { ...process.env };
  // Node 20 reads these as it begins, and every authority it knows with them, which takes longer than
  // all the rest of its beginning. No program of ours connects to anybody.
  delete env["NODE_EXTRA_CA_CERTS"];
  const door = findThread("cli/program/begin");
  const child =
    file &&
    door &&
    fork(fileURLToPath(door), [...goesOn, fileURLToPath(file)], {
      execArgv,
      env,
      serialization: "advanced",
    });
  return (
    child &&
    toOwnProgram(child, {
      send: (message) => void child.send(message as object),
      hold: () => {
        child.ref();
        child.channel?.ref();
      },
      release: () => {
        child.unref();
        child.channel?.unref();
      },
      end: () => void child.kill(),
    })
  );
}

interface Grip {
  readonly send: (message: unknown) => void;
  readonly hold: () => void;
  readonly release: () => void;
  readonly end: () => void;
}

function toOwnProgram(begun: Worker | ChildProcess, grip: Grip): OwnProgram {
  const ended = Promise.race([once(begun, "error"), once(begun, "exit")]);
  // Whoever asks is told, and nobody else has to hear of it.
  ended.catch(() => {});
  begun.on("error", () => {});
  grip.release();
  return {
    tell: grip.send,
    ask: async (question, onPart = () => {}) => {
      grip.hold();
      try {
        const answered = untilAnswered(begun, onPart);
        grip.send(question);
        const first = await Promise.race([answered, ended]);
        if ("answer" in first) return first.answer;
        throw new Error("it ended without an answer");
      } finally {
        grip.release();
      }
    },
    end: grip.end,
  };
}

function untilAnswered(
  begun: Worker | ChildProcess,
  onPart: (part: unknown) => void,
): Promise<{ readonly answer: unknown }> {
  return new Promise((resolve) => {
    begun.on("message", (said) => {
      const message = said as AnswerMessage;
      if ("part" in message) onPart(message.part);
      else resolve(message);
    });
  });
}
