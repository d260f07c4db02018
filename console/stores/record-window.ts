import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { JsonObject } from "../../src/schema/schema.ts";
import { api } from "../api/api.ts";
import { toMessage } from "../api/refusal.ts";
import { toQuery } from "./list-place.ts";
import { concerns, lastChange } from "./server.ts";

const pageSize = 100;
/** Some screens back and forth; what is older is read again. */
const mostPages = 30;

/**
 * A list of any length, of which only the pages are read that somebody looks at.
 */
export interface RecordWindow {
  /** Undefined until the first page is there. */
  readonly total: ReadonlySignal<number | undefined>;
  readonly error: ReadonlySignal<string | undefined>;
  /** Moves when records have come: whoever shows some shows them anew. */
  readonly version: ReadonlySignal<number>;
  /** Undefined: it is on its way. */
  at(index: number): JsonObject | undefined;
  reload(): void;
  close(): void;
}

export function createRecordWindow(path: string, key: string): RecordWindow {
  const query = toQuery(key);
  const total = signal<number | undefined>();
  const error = signal<string | undefined>();
  const version = signal(0);
  const pages = new Map<number, readonly JsonObject[]>();
  const coming = new Map<number, AbortController>();
  /** What is shown until the newer one is there: a change must not make the page flicker. */
  let stale = new Map<number, readonly JsonObject[]>();
  let lastPage = 0;

  let isFirst = true;
  const stop = effect(() => {
    const change = lastChange.value;
    if (!isFirst && concerns(change, path)) reload();
    isFirst = false;
  });
  void load(0);
  return { total, error, version, at, reload, close };

  function at(index: number): JsonObject | undefined {
    const page = Math.floor(index / pageSize);
    lastPage = page;
    const known = pages.get(page);
    if (!known && !coming.has(page)) void load(page);
    return (known ?? stale.get(page))?.[index % pageSize];
  }

  function reload(): void {
    for (const controller of coming.values()) controller.abort();
    coming.clear();
    stale = new Map([...stale, ...pages]);
    pages.clear();
    void load(lastPage);
  }

  async function load(page: number): Promise<void> {
    const controller = new AbortController();
    coming.set(page, controller);
    try {
      const slice = { ...query, _start: page * pageSize, _end: (page + 1) * pageSize };
      const found = await api.list(path, slice, controller.signal);
      if (coming.get(page) !== controller) return;
      keep(page, found.records);
      total.value = found.total;
      error.value = undefined;
      version.value += 1;
    } catch (failure) {
      if (!controller.signal.aborted) error.value = toMessage(failure);
    } finally {
      if (coming.get(page) === controller) coming.delete(page);
    }
  }

  function keep(page: number, records: readonly JsonObject[]): void {
    pages.set(page, records);
    stale.delete(page);
    const [oldest] = pages.keys();
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
  }

  function close(): void {
    stop();
    for (const controller of coming.values()) controller.abort();
    coming.clear();
  }
}
