/** What such a program says. */
export type AnswerMessage = { readonly part: unknown } | { readonly answer: unknown };

/** Of a thread; a process has no use for what threads take, and is waited for while it loads. */
const parentPort = process.send
  ? undefined
  : process.getBuiltinModule("node:worker_threads").parentPort;

/** What a program of ours hears from whoever began it, in a thread or in a process. */
export function onMessage<Message>(listener: (message: Message) => void): void {
  if (parentPort) parentPort.on("message", listener);
  else process.on("message", (message) => listener(message as Message));
}

/** A part of the answer, which whoever asked can take in while the next is made. */
export function answerInPart(part: unknown): void {
  const message = { part } satisfies AnswerMessage;
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
}

/** The answer, or the last of it, after which nobody will say anything more. */
export function answerFinally(answer: unknown): void {
  const message = { answer } satisfies AnswerMessage;
  if (parentPort) {
    parentPort.postMessage(message);
    parentPort.unref();
    return;
  }
  // Who asked may be gone: then there is nothing to leave either.
  process.send?.(message, () => {
    if (process.connected) process.disconnect();
  });
}
