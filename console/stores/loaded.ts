import { type ReadonlySignal, signal } from "@preact/signals";
import { toMessage } from "../api/refusal.ts";

/** Something that is read from the server, and read again when it may be another. */
export interface Loaded<T> {
  /** Undefined until it was read once. */
  readonly value: ReadonlySignal<T | undefined>;
  /** Why the last reading failed; what was read before stays. */
  readonly error: ReadonlySignal<string | undefined>;
  reload(): Promise<void>;
}

export function createLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const value = signal<T | undefined>();
  const error = signal<string | undefined>();
  let latest = 0;
  let reading = Promise.resolve();
  return { value, error, reload };

  function reload(): Promise<void> {
    latest += 1;
    reading = read(latest);
    return reading;
  }

  /** Only the latest reading counts: an earlier one may arrive later, and is done when that one is. */
  async function read(own: number): Promise<void> {
    try {
      const loaded = await load();
      if (own !== latest) return reading;
      value.value = loaded;
      error.value = undefined;
    } catch (failure) {
      if (own !== latest) return reading;
      error.value = toMessage(failure);
    }
  }
}
