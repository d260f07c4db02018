import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { JsonObject } from "../../../src/schema/schema.ts";
import type { ResourceInfo } from "../../api/answers.ts";
import { type Column, idOf } from "../../model/columns.ts";
import { recordHref } from "../../stores/list-place.ts";
import { go } from "../../stores/place.ts";
import { isResized, type RecordTable, toggleSelected } from "../../stores/record-table.ts";
import type { RecordWindow } from "../../stores/record-window.ts";
import { selectAll } from "../../stores/select-all.ts";
import { useVirtualRows } from "../../ui/use-virtual-rows.ts";
import { GridHead } from "./grid-head.tsx";
import { type Cell, GridRow } from "./grid-row.tsx";

const rowHeight = 37;
/** The records as a grid (WAI-ARIA): one cell has the focus, and the keys move it. */
export function RecordGrid({
  resource,
  table,
  columns,
  window: records,
  total,
  isWaiting,
}: {
  readonly resource: ResourceInfo;
  readonly table: RecordTable;
  readonly columns: readonly Column[];
  readonly window: RecordWindow;
  readonly total: number;
  /** Another list is on its way. */
  readonly isWaiting: boolean;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const virtual = useVirtualRows(scroller, total, rowHeight, active.row);
  useColumnWidths(scroller, table);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setActive({ row: 0, column: 0 });
  }, [records]);
  const move = (next: Cell) => {
    const cell = {
      row: clamp(next.row, total - 1),
      column: clamp(next.column, columns.length - 1),
    };
    virtual.show(cell.row);
    setActive(cell);
    requestAnimationFrame(() => focusCell(scroller.current, cell));
  };
  // Read so that this is drawn again when records have come.
  void records.version.value;
  const { at } = records;
  return (
    <div
      class="grid"
      ref={scroller}
      role="grid"
      aria-label={resource.path}
      aria-busy={isWaiting}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      onKeyDown={(event) => steer(event, { active, total, columns, at, resource, table, move })}
    >
      <GridHead resource={resource} table={table} columns={columns} total={total} />
      <div class="grid-field" role="presentation" style={{ height: `${virtual.height}px` }}>
        {virtual.rows.map(({ index, top }) => (
          <GridRow
            key={index}
            index={index}
            top={top}
            record={at(index)}
            resource={resource}
            table={table}
            columns={columns}
            activeColumn={active.row === index ? active.column : undefined}
            onActivate={setActive}
          />
        ))}
      </div>
    </div>
  );
}

/** By the object model and not by an attribute, which the page's policy forbids. */
function useColumnWidths(grid: { readonly current: HTMLElement | null }, table: RecordTable): void {
  const columns = table.getVisibleLeafColumns();
  const { columnSizing } = table.getState();
  useLayoutEffect(() => {
    const tracks = columns.map((column) => {
      const width = column.getSize();
      const most = isResized(table, column.id) ? `${width}px` : `${Math.round(width / 10)}fr`;
      return `minmax(${width}px, ${most})`;
    });
    grid.current?.style.setProperty("--columns", `2.5rem ${tracks.join(" ")}`);
    grid.current?.style.setProperty("--width", `${table.getTotalSize() + 40}px`);
  }, [columns, columnSizing]);
}

interface Steering {
  readonly active: Cell;
  readonly total: number;
  readonly columns: readonly Column[];
  readonly at: (index: number) => JsonObject | undefined;
  readonly resource: ResourceInfo;
  readonly table: RecordTable;
  readonly move: (cell: Cell) => void;
}

const screenful = 15;

const steps: Readonly<Record<string, (cell: Cell, total: number, columns: number) => Cell>> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  PageDown: ({ row, column }) => ({ row: row + screenful, column }),
  PageUp: ({ row, column }) => ({ row: row - screenful, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, _, columns) => ({ row, column: columns }),
  "Control+Home": ({ column }) => ({ row: 0, column }),
  "Control+End": ({ column }, total) => ({ row: total, column }),
};

function steer(event: TargetedKeyboardEvent<HTMLDivElement>, steering: Steering): void {
  if (event.target instanceof HTMLElement && event.target.closest("[role=columnheader]")) return;
  const { active, total, columns, at, resource, table, move } = steering;
  const step = steps[event.ctrlKey || event.metaKey ? `Control+${event.key}` : event.key];
  const record = at(active.row);
  if (step) move(step(active, total, columns.length));
  else if (event.key === "Enter" && record) go(recordHref(idOf(record, resource)));
  else if (event.key === "a" && (event.ctrlKey || event.metaKey)) void selectAll(resource, table);
  else if (event.key === " " && record) toggleSelected(table, idOf(record, resource));
  else return;
  event.preventDefault();
}

function focusCell(grid: HTMLElement | null, { row, column }: Cell): void {
  grid
    ?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
    ?.focus({ preventScroll: false });
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
