import { signal } from "@preact/signals";

/** What somebody chose and the server has not answered yet: the control stays as they put it. */
export interface Choices<T> {
  /** Undefined: nothing is under way, and the server's word counts. */
  pending(key: string): T | undefined;
  /** Shows the value until the work is done, however it ends. */
  hold(key: string, value: T, work: () => Promise<unknown>): Promise<void>;
}

export function createChoices<T>(): Choices<T> {
  const held = signal<ReadonlyMap<string, T>>(new Map());
  return {
    pending: (key) => held.value.get(key),
    hold: async (key, value, work) => {
      // A second touch before the first was answered would undo nobody knows what.
      if (held.value.has(key)) return;
      held.value = new Map([...held.value, [key, value]]);
      try {
        await work();
      } finally {
        held.value = new Map([...held.value].filter(([name]) => name !== key));
      }
    },
  };
}
