/** Lets work through, and can be shut for a moment while what it works on is exchanged. */
export interface Gate {
  /** Runs it now, or as soon as the gate opens again. */
  pass<T>(work: () => T | Promise<T>): T | Promise<T>;
  /** Waits with work that was let through, which meanwhile does not count as under way. */
  rest<T>(waiting: Promise<T>): Promise<T>;
  /** What is under way may finish, if it does so in time; then the exchange happens. */
  exchange<T>(work: () => Promise<T>, patience: Patience): Promise<T>;
}

/** How long an exchange waits for what is under way. */
export interface Patience {
  readonly milliseconds: number;
  /** What those under way can be waiting for themselves: that time does not count. */
  readonly excuse: () => Promise<void> | undefined;
}

export function createGate(): Gate {
  let shut: Promise<void> | undefined;
  let underWay = 0;
  let noteIdle = () => {};

  const untilIdle = (limit: number) =>
    new Promise<void>((resolve) => {
      if (underWay === 0) return resolve();
      const timer = setTimeout(resolve, limit);
      noteIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const leave = () => {
    underWay--;
    if (underWay === 0) noteIdle();
  };

  const follow = async <T>(work: Promise<T>): Promise<T> => {
    underWay++;
    try {
      return await work;
    } finally {
      leave();
    }
  };

  const pass: Gate["pass"] = (work) => {
    if (shut) return shut.then(() => pass(work));
    const result = work();
    return result instanceof Promise ? follow(result) : result;
  };

  return {
    pass,
    rest: async (waiting) => {
      leave();
      try {
        return await waiting;
      } finally {
        while (shut) await shut;
        underWay++;
      }
    },
    exchange: async (work, { milliseconds, excuse }) => {
      while (shut) await shut;
      const { promise, open } = createLatch();
      shut = promise;
      try {
        for (let held = excuse(); held && underWay > 0; held = excuse()) await held;
        await untilIdle(milliseconds);
        return await work();
      } finally {
        shut = undefined;
        open();
      }
    },
  };
}

function createLatch(): { promise: Promise<void>; open: () => void } {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
