import { parentPort } from "node:worker_threads";

/** What a program of ours hears from whoever began it, in a thread or in a process. */
export function onMessage<Message>(listener: (message: Message) => void): void {
  if (parentPort) parentPort.on("message", listener);
  else process.on("message", (message) => listener(message as Message));
}

/** The answer, after which nobody will say anything more. */
export function answerFinally(answer: unknown): void {
  if (parentPort) {
    parentPort.postMessage(answer);
    parentPort.unref();
    return;
  }
  // Who asked may be gone: then there is nothing to leave either.
  process.send?.(answer, () => {
    if (process.connected) process.disconnect();
  });
}
