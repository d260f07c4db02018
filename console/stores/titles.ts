import { effect, signal } from "@preact/signals";
import { api } from "../api/api.ts";
import { idOf, titleOf } from "../model/columns.ts";
import { concerns, findResource, lastChange } from "./server.ts";

/** What referred records are called, read many at a time and kept until they may have changed. */
const known = signal<ReadonlyMap<string, string>>(new Map());
const wanted = new Map<string, Set<string>>();
const asked = new Set<string>();
const mostAtOnce = 100;
let isWaiting = false;

const toKey = (path: string, id: string) => `${path} ${id}`;

effect(() => {
  const change = lastChange.value;
  const kept = [...known.peek()].filter(([key]) => !concerns(change, key.split(" ")[0] ?? ""));
  asked.clear();
  for (const [key] of kept) asked.add(key);
  if (kept.length < known.peek().size) known.value = new Map(kept);
});

/** Undefined: not known yet, or there is no such record. */
export function titleAt(path: string, id: string): string | undefined {
  const key = toKey(path, id);
  const title = known.value.get(key);
  if (title === undefined && !asked.has(key)) want(path, id);
  return title;
}

function want(path: string, id: string): void {
  asked.add(toKey(path, id));
  wanted.set(path, (wanted.get(path) ?? new Set()).add(id));
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    const batches = [...wanted];
    wanted.clear();
    for (const [each, ids] of batches) void read(each, [...ids]);
  });
}

async function read(path: string, ids: readonly string[]): Promise<void> {
  const resource = findResource(path);
  if (!resource || ids.length === 0) return;
  const [now, later] = [ids.slice(0, mostAtOnce), ids.slice(mostAtOnce)];
  try {
    const { records } = await api.list(path, { ids: now });
    const found = records.map(
      (record) => [toKey(path, idOf(record, resource)), titleOf(record, resource)] as const,
    );
    known.value = new Map([...known.value, ...found]);
  } catch {
    // A title is a kindness: without it the identifier stands there.
  }
  await read(path, later);
}
