import { type Backlot, SetupError } from "../../index.ts";

/** A Backlot behind one or more of Vite's servers. */
export interface Mount {
  /** What serves, after a start that is under way; undefined while a mistake is in its way. */
  serving(): Promise<Backlot | undefined>;
  /** The same at once. */
  readonly current: Backlot | undefined;
  /** What is wrong with config or models now. */
  readonly mistake: SetupError | undefined;
  /** Replaces what serves by another. */
  start(create: () => Promise<Backlot>): Promise<void>;
  /** Reads config and models again. A mistake in them is noted, and what served before goes on. */
  refresh(): Promise<void>;
  /** Where it is reached. */
  servedAt(url: string): void;
  /** Lets go of it; the last who does closes it. */
  release(): Promise<void>;
}

interface HeldMount extends Mount {
  hold(): void;
}

const mounts = new Map<string, HeldMount>();

/**
 * The mount of this name, held once more. To restart, Vite makes the next server before it closes the
 * last one, and a dataset has one owner: so both share a mount, and the last one goes on with it if
 * the next cannot be made.
 */
export function holdMount(name: string): Mount {
  const mount = mounts.get(name) ?? createMount(() => mounts.delete(name));
  mounts.set(name, mount);
  mount.hold();
  return mount;
}

function createMount(onClosed: () => void): HeldMount {
  let holders = 0;
  let url: string | undefined;
  let backlot: Backlot | undefined;
  let mistake: SetupError | undefined;
  let create: (() => Promise<Backlot>) | undefined;
  let work = Promise.resolve();

  const noting = async (attempt: () => Promise<void>) => {
    try {
      await attempt();
      mistake = undefined;
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      mistake = error;
    }
  };
  const begin = async () => {
    backlot = await create?.();
    if (url !== undefined) backlot?.servedAt(url);
  };
  const afterwards = (next: () => Promise<void>) => {
    const done = work.then(next);
    work = done.catch(() => {});
    return done;
  };
  const end = async () => {
    await backlot?.close();
    backlot = undefined;
  };

  return {
    get current() {
      return backlot;
    },
    get mistake() {
      return mistake;
    },
    serving: () => work.then(() => backlot),
    start: (given) =>
      afterwards(async () => {
        create = given;
        await end();
        await noting(begin);
      }),
    refresh: () => {
      // Until it is read, requests are answered from what is there.
      if (backlot) return noting(() => backlot?.reload() ?? begin());
      return afterwards(() => noting(begin));
    },
    servedAt: (reached) => {
      url = reached;
      backlot?.servedAt(reached);
    },
    hold: () => {
      holders++;
    },
    release: async () => {
      holders--;
      if (holders > 0) return;
      onClosed();
      await afterwards(end);
    },
  };
}
