import { signal } from "@preact/signals";
import type { TableState } from "@tanstack/table-core";

/** How somebody wants to see the columns of a resource; what is not said is as it comes. */
export type ColumnLayout = Pick<TableState, "columnVisibility" | "columnSizing" | "columnOrder">;

const key = "backlot-columns";
const plain: ColumnLayout = { columnVisibility: {}, columnSizing: {}, columnOrder: [] };
const layouts = signal<Readonly<Record<string, ColumnLayout>>>(read());

/** The same until somebody changes it. */
export function layoutOf(path: string): ColumnLayout {
  return layouts.value[path] ?? plain;
}

/** The next visit finds them so. */
export function keepLayout(path: string, change: Partial<ColumnLayout>): void {
  layouts.value = { ...layouts.value, [path]: { ...layoutOf(path), ...change } };
  try {
    localStorage.setItem(key, JSON.stringify(layouts.value));
  } catch {
    // A browser that keeps nothing shows them so until the page is closed.
  }
}

/** What somebody else has put there is nothing to go by. */
function read(): Readonly<Record<string, ColumnLayout>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const entries = Object.entries(found as object).filter(([, layout]) => isLayout(layout));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function isLayout(value: unknown): value is ColumnLayout {
  const { columnVisibility, columnSizing, columnOrder } = (value ?? {}) as Partial<ColumnLayout>;
  return (
    isRecordOf(columnVisibility, "boolean") &&
    isRecordOf(columnSizing, "number") &&
    Array.isArray(columnOrder) &&
    columnOrder.every((name) => typeof name === "string")
  );
}

function isRecordOf(value: unknown, type: "boolean" | "number"): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((each) => typeof each === type)
  );
}
