import { signal } from "@preact/signals";
import type { Column } from "../model/columns.ts";

/** How somebody wants to see the columns of a resource; what is not said is as it comes. */
export interface ColumnView {
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

const key = "backlot-columns";
const narrowest = 48;
const plain: ColumnView = { hidden: [], widths: {} };
const views = signal<Readonly<Record<string, ColumnView>>>(read());

/** The columns that are shown, as wide as somebody has made them. */
export function toShown(columns: readonly Column[], view: ColumnView): readonly Column[] {
  const { hidden, widths } = view;
  return columns
    .filter(({ name }) => !hidden.includes(name))
    .map((column) => {
      const width = widths[column.name];
      return width === undefined ? column : { ...column, width, isFixed: true };
    });
}

export function isHidden(path: string, { name }: Column): boolean {
  return viewOf(path).hidden.includes(name);
}

export function toggleColumn(path: string, { name }: Column): void {
  const { hidden, widths } = viewOf(path);
  const others = hidden.filter((each) => each !== name);
  keep(path, { widths, hidden: others.length < hidden.length ? others : [...hidden, name] });
}

/** Undefined: as wide as it would be by itself. */
export function widen(path: string, { name }: Column, width: number | undefined): void {
  const { hidden, widths } = viewOf(path);
  const { [name]: _, ...others } = widths;
  const wanted = width === undefined ? {} : { [name]: Math.max(narrowest, Math.round(width)) };
  keep(path, { hidden, widths: { ...others, ...wanted } });
}

/** The same until somebody changes it. */
export function viewOf(path: string): ColumnView {
  return views.value[path] ?? plain;
}

function keep(path: string, view: ColumnView): void {
  views.value = { ...views.value, [path]: view };
  try {
    localStorage.setItem(key, JSON.stringify(views.value));
  } catch {
    // A browser that keeps nothing shows them so until the page is closed.
  }
}

/** What somebody else has put there is nothing to go by. */
function read(): Readonly<Record<string, ColumnView>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const entries = Object.entries(found as object).filter(([, view]) => isView(view));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function isView(value: unknown): value is ColumnView {
  const { hidden, widths } = (value ?? {}) as Partial<ColumnView>;
  return (
    Array.isArray(hidden) &&
    typeof widths === "object" &&
    Object.values(widths).every((width) => typeof width === "number")
  );
}
