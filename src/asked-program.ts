/** Of a thread; a process has no use for what threads take, and is waited for while it loads. */
const parentPort = process.send
  ? undefined
  : process.getBuiltinModule("node:worker_threads").parentPort;

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
