import { signal } from "@preact/signals";
import {
  type ColumnDef,
  type ColumnSizingInfoState,
  createTable,
  functionalUpdate,
  getCoreRowModel,
  type RowSelectionState,
  type Table,
  type TableOptionsResolved,
} from "@tanstack/table-core";
import type { JsonObject } from "../../src/schema/schema.ts";
import type { Column } from "../model/columns.ts";
import { keepLayout, layoutOf } from "./column-layouts.ts";
import { sortBy, sorting } from "./list-place.ts";

/**
 * The columns of a list and what is selected in it. It has no rows: they are pages on the server,
 * which sorts, filters and counts them, and its own rows would have to be all there.
 */
export type RecordTable = Table<JsonObject>;

const narrowest = 48;

/** Its state is read from signals, so that whoever has looked at a column is drawn again. */
export function createRecordTable(path: string): RecordTable {
  const selection = signal<RowSelectionState>({});
  const table = createTable<JsonObject>({
    columns: [],
    data: [],
    getCoreRowModel: getCoreRowModel(),
    renderFallbackValue: null,
    manualSorting: true,
    sortDescFirst: false,
    columnResizeMode: "onChange",
    defaultColumn: { minSize: narrowest },
    state: {},
    onStateChange: () => undefined,
    onSortingChange: (change) => sortBy(functionalUpdate(change, sorting.value)),
    onRowSelectionChange: (change) => {
      selection.value = functionalUpdate(change, selection.value);
    },
    ...layoutChanges(path),
  });
  const resizing = signal<ColumnSizingInfoState>(table.initialState.columnSizingInfo);
  table.setOptions((options) => ({
    ...options,
    onColumnSizingInfoChange: (change) => {
      resizing.value = functionalUpdate(change, resizing.value);
    },
    state: {
      ...table.initialState,
      get columnVisibility() {
        return layoutOf(path).columnVisibility;
      },
      get columnSizing() {
        return layoutOf(path).columnSizing;
      },
      get columnOrder() {
        return layoutOf(path).columnOrder;
      },
      get columnSizingInfo() {
        return resizing.value;
      },
      get sorting() {
        return sorting.value;
      },
      get rowSelection() {
        return selection.value;
      },
    },
  }));
  return table;
}

function layoutChanges(path: string): Partial<TableOptionsResolved<JsonObject>> {
  return {
    onColumnVisibilityChange: (change) => {
      const { columnVisibility } = layoutOf(path);
      keepLayout(path, { columnVisibility: functionalUpdate(change, columnVisibility) });
    },
    onColumnSizingChange: (change) => {
      const { columnSizing } = layoutOf(path);
      keepLayout(path, { columnSizing: functionalUpdate(change, columnSizing) });
    },
    onColumnOrderChange: (change) => {
      const { columnOrder } = layoutOf(path);
      keepLayout(path, { columnOrder: functionalUpdate(change, columnOrder) });
    },
  };
}

export function toDefinition(column: Column): ColumnDef<JsonObject> {
  const { name, isId, isSortable, width } = column;
  return {
    id: name,
    // A column that reads nothing counts as one that cannot be sorted by.
    accessorFn: (record) => record[name],
    size: width,
    enableSorting: isSortable,
    enableHiding: !isId,
  };
}

/** In the place of another, which makes room for it. */
export function moveColumn(table: RecordTable, name: string, to: string): void {
  const names = table.getAllLeafColumns().map(({ id }) => id);
  const others = names.filter((each) => each !== name);
  table.setColumnOrder(others.toSpliced(names.indexOf(to), 0, name));
}

/** To the left or the right, over the next column that is shown. */
export function stepColumn(table: RecordTable, name: string, step: -1 | 1): void {
  const shown = table.getVisibleLeafColumns().map(({ id }) => id);
  const to = shown[shown.indexOf(name) + step];
  if (to !== undefined) moveColumn(table, name, to);
}

export function resizeColumn(table: RecordTable, name: string, width: number): void {
  const wanted = Math.max(narrowest, Math.round(width));
  table.setColumnSizing((widths) => ({ ...widths, [name]: wanted }));
}

/** Whether somebody has said how wide it is: it takes no more where there is room. */
export function isResized(table: RecordTable, name: string): boolean {
  return name in table.getState().columnSizing;
}

/** Shown, ordered and as wide as they would be by themselves. */
export function resetLayout(table: RecordTable): void {
  table.resetColumnVisibility(true);
  table.resetColumnOrder(true);
  table.resetColumnSizing(true);
}

/** The records that something is about to be done to, by identifier, wherever they are in the list. */
export function selectedIds(table: RecordTable): readonly string[] {
  return Object.keys(table.getState().rowSelection);
}

/** Puts these in place of what was selected. */
export function select(table: RecordTable, ids: readonly string[]): void {
  table.setRowSelection(Object.fromEntries(ids.map((id) => [id, true])));
}

export function isSelected(table: RecordTable, id: string): boolean {
  return table.getState().rowSelection[id] === true;
}

/** Not by a row of the table's own, since the record may have been scrolled away. */
export function toggleSelected(table: RecordTable, id: string): void {
  table.setRowSelection(({ [id]: was, ...others }) => (was ? others : { ...others, [id]: true }));
}

export function clearSelection(table: RecordTable): void {
  table.resetRowSelection(true);
}
