/** In milliseconds: fingers rest for so long at the end of a word. */
const rest = 250;

export interface Checking {
  /** Something was written: it is checked when the fingers rest. */
  begin(): void;
  /** What is under way is of no interest any more. */
  stop(): void;
}

/** `isCurrent`: nothing else was written since. */
export function createChecking(check: (isCurrent: () => boolean) => Promise<void>): Checking {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const stop = () => {
    clearTimeout(waiting);
    latest += 1;
  };
  return {
    stop,
    begin: () => {
      stop();
      const own = latest;
      waiting = setTimeout(() => void check(() => own === latest), rest);
    },
  };
}
