import { setImmediate } from "node:timers/promises";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface Stop {
  /** Settles when the terminal says stop. */
  readonly signal: Promise<void>;
  /** Whether it has said so; asked after something failed, a signal on its way counts too. */
  isAsked(): Promise<boolean>;
}

/** Listens to the terminal from now on; when it says stop a second time, the process ends at once. */
export function untilStopped(): Stop {
  let isAsked = false;
  const signal = new Promise<void>((resolve) => {
    const stop = () => {
      if (isAsked) process.exit(0);
      isAsked = true;
      resolve();
    };
    for (const name of signals) process.on(name, stop);
  });
  return {
    signal,
    isAsked: async () => {
      await setImmediate();
      return isAsked;
    },
  };
}
