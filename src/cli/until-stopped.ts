const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Waits for the terminal to say stop; when it says so again, the process ends at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = () => {
      if (isStopping) process.exit(0);
      isStopping = true;
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
