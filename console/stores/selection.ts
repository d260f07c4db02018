import { signal } from "@preact/signals";

/** The records that something is about to be done to, by identifier. */
export const selection = signal<ReadonlySet<string>>(new Set());

export function toggleSelected(id: string): void {
  const next = new Set(selection.value);
  if (!next.delete(id)) next.add(id);
  selection.value = next;
}

/** Puts these in place of what was selected. */
export function select(ids: Iterable<string>): void {
  selection.value = new Set(ids);
}

export function clearSelection(): void {
  if (selection.value.size > 0) selection.value = new Set();
}
