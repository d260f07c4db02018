import { useSyncExternalStore } from "react";

export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that components can watch. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store that a reload does not empty, and that the shop's other tabs follow. */
export function createKeptStore<Value>(key: string, initial: Value): Store<Value> {
  const store = createStore(parse(localStorage.getItem(key), initial));
  window.addEventListener("storage", (event) => {
    if (event.key === key) store.set(parse(event.newValue, initial));
  });
  return {
    ...store,
    set(value) {
      localStorage.setItem(key, JSON.stringify(value));
      store.set(value);
    },
  };
}

function parse<Value>(text: string | null, otherwise: Value): Value {
  try {
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
