import type { Header } from "@tanstack/table-core";
import type { TargetedKeyboardEvent, TargetedMouseEvent, TargetedTouchEvent } from "preact";
import type { JsonObject } from "../../../src/schema/schema.ts";
import type { ResourceInfo } from "../../api/answers.ts";
import type { Column } from "../../model/columns.ts";
import { describeType } from "../../model/describe-type.ts";
import {
  clearSelection,
  moveColumn,
  type RecordTable,
  resizeColumn,
  selectedIds,
  stepColumn,
} from "../../stores/record-table.ts";
import { isSelectingAll, selectAll } from "../../stores/select-all.ts";
import { Icon } from "../../ui/icon.tsx";

export function GridHead({
  resource,
  table,
  columns,
  total,
}: {
  readonly resource: ResourceInfo;
  readonly table: RecordTable;
  readonly columns: readonly Column[];
  readonly total: number;
}) {
  const headers = new Map(table.getLeafHeaders().map((header) => [header.column.id, header]));
  return (
    <div class="grid-row grid-head" role="row" aria-rowindex={1}>
      <div class="grid-cell" role="columnheader">
        <SelectAll resource={resource} table={table} total={total} />
      </div>
      {columns.map((column) => {
        const header = headers.get(column.name);
        return (
          header && <HeadCell key={column.name} table={table} column={column} header={header} />
        );
      })}
    </div>
  );
}

function SelectAll({
  resource,
  table,
  total,
}: {
  readonly resource: ResourceInfo;
  readonly table: RecordTable;
  readonly total: number;
}) {
  const size = selectedIds(table).length;
  return (
    <input
      type="checkbox"
      class="check"
      aria-label="Select all"
      title="Select all that match (Ctrl+A)"
      checked={isSelectingAll(resource) || (size > 0 && size >= total)}
      ref={(box) => {
        if (box) box.indeterminate = size > 0 && size < total;
      }}
      onChange={() => (size === 0 ? void selectAll(resource, table) : clearSelection(table))}
    />
  );
}

/** What a column is dragged as, so that nothing else can be dropped on the head. */
const dragged = "application/x-backlot-column";

interface HeadCellProps {
  readonly table: RecordTable;
  readonly column: Column;
  readonly header: Header<JsonObject, unknown>;
}

function HeadCell({ table, column: { name, schema, isSortable }, header }: HeadCellProps) {
  const { column } = header;
  const order = column.getIsSorted();
  return (
    <div
      class={column.getIsResizing() ? "grid-cell grid-cell-resizing" : "grid-cell"}
      role="columnheader"
      title={describeType(schema)}
      aria-keyshortcuts={shortcuts}
      draggable
      {...(isSortable ? { "aria-sort": ariaOrder(order, column.getSortIndex()) } : { tabIndex: 0 })}
      onKeyDown={(event) => arrange(event, table, name)}
      onDragStart={({ dataTransfer }) => dataTransfer?.setData(dragged, name)}
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        moveColumn(table, event.dataTransfer?.getData(dragged) ?? "", name);
      }}
    >
      {isSortable ? (
        <button type="button" class="grid-sort" onClick={column.getToggleSortingHandler()}>
          <span class="one-line">{name}</span>
          {order !== false && <Icon name={order === "asc" ? "up" : "down"} />}
          {order !== false && table.getState().sorting.length > 1 && (
            <span class="grid-rank">{column.getSortIndex() + 1}</span>
          )}
        </button>
      ) : (
        <span class="one-line">{name}</span>
      )}
      <span
        class="grid-edge"
        aria-hidden="true"
        title="Drag to widen (Alt+arrows); twice for its own width"
        onMouseDown={(event) => resize(event, table, header)}
        onTouchStart={(event) => resize(event, table, header)}
        onDblClick={() => column.resetSize()}
      />
    </div>
  );
}

/** Of several only the first is told: ARIA has one sorted column. */
function ariaOrder(order: "asc" | "desc" | false, rank: number) {
  if (order === false || rank > 0) return "none" as const;
  return order === "asc" ? ("ascending" as const) : ("descending" as const);
}

/** A column that fills what is left is wider than it says: it is dragged from where its edge is. */
function resize(
  event: TargetedMouseEvent<HTMLElement> | TargetedTouchEvent<HTMLElement>,
  table: RecordTable,
  header: Header<JsonObject, unknown>,
): void {
  // Else the browser would drag the column itself.
  event.preventDefault();
  const drawn = event.currentTarget.parentElement?.getBoundingClientRect().width;
  if (drawn !== undefined) resizeColumn(table, header.column.id, drawn);
  header.getResizeHandler()(event);
}

const shortcuts = "Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowLeft Alt+Shift+ArrowRight";
const directions: ReadonlyMap<string, -1 | 1> = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);
const widening = 16;

/** Wider and narrower with Alt, to the left and the right with Alt and Shift. */
function arrange(
  event: TargetedKeyboardEvent<HTMLElement>,
  table: RecordTable,
  name: string,
): void {
  const direction = event.altKey ? directions.get(event.key) : undefined;
  if (direction === undefined) return;
  event.preventDefault();
  const { currentTarget, target } = event;
  if (!event.shiftKey) {
    const { width } = currentTarget.getBoundingClientRect();
    resizeColumn(table, name, width + direction * widening);
    return;
  }
  stepColumn(table, name, direction);
  // An element that moves in the document loses the focus.
  requestAnimationFrame(() => target instanceof HTMLElement && target.focus());
}
