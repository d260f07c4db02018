import { signal } from "@preact/signals";
import { toMessage } from "../api/refusal.ts";

export interface Notice {
  readonly number: number;
  readonly kind: "done" | "failed";
  readonly text: string;
  readonly undo?: () => Promise<unknown>;
}

export const notices = signal<readonly Notice[]>([]);
/** How the last change is taken back; undefined where there is none to take back. */
const lastUndo = signal<(() => Promise<unknown>) | undefined>(undefined);

const lifetimes = { done: 6000, failed: 12_000 } satisfies Record<Notice["kind"], number>;
let count = 0;

export function tell(text: string, undo?: () => Promise<unknown>): void {
  if (undo) lastUndo.value = undo;
  show({ kind: "done", text, ...(undo ? { undo } : {}) });
}

export function complain(error: unknown): void {
  show({ kind: "failed", text: toMessage(error) });
}

export function dismiss(number: number): void {
  notices.value = notices.value.filter((notice) => notice.number !== number);
}

/** Does something, and says so; what goes wrong is said too. */
export async function attempt(work: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await work();
    if (done !== undefined) tell(done);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** Takes the last change back, once. */
export async function undoLast(): Promise<void> {
  const undo = lastUndo.value;
  if (!undo) return;
  lastUndo.value = undefined;
  notices.value = notices.value.filter((notice) => notice.undo !== undo);
  await attempt(undo, "Taken back.");
}

function show(notice: Omit<Notice, "number">): void {
  count += 1;
  const number = count;
  notices.value = [...notices.value.slice(-2), { ...notice, number }];
  setTimeout(() => dismiss(number), lifetimes[notice.kind]);
}
