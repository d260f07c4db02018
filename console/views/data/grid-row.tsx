import type { JsonObject } from "../../../src/schema/schema.ts";
import type { ResourceInfo } from "../../api/answers.ts";
import { type Column, idOf } from "../../model/columns.ts";
import { readAt } from "../../model/member-path.ts";
import { openRecord, recordHref } from "../../stores/list-place.ts";
import { go } from "../../stores/place.ts";
import { isSelected, type RecordTable, toggleSelected } from "../../stores/record-table.ts";
import { Value } from "./value.tsx";

/** Where the keyboard is: the row of the list, and the column beside the one to select by. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface RowProps {
  readonly index: number;
  readonly top: number;
  /** Undefined: it is on its way. */
  readonly record: JsonObject | undefined;
  readonly resource: ResourceInfo;
  readonly table: RecordTable;
  readonly columns: readonly Column[];
  readonly activeColumn: number | undefined;
  /** The same at every drawing: a row whose props are the same is not drawn again. */
  readonly onActivate: (cell: Cell) => void;
}

export function GridRow(props: RowProps) {
  const { index, top, record, resource, table, columns, activeColumn, onActivate } = props;
  const id = record && idOf(record, resource);
  const isChosen = id !== undefined && isSelected(table, id);
  const isOpen = id !== undefined && openRecord.value === id;
  return (
    <div
      class={isOpen ? "grid-row grid-row-open" : "grid-row"}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div class="grid-cell" role="gridcell">
        {id !== undefined && (
          <input
            type="checkbox"
            class="check"
            tabIndex={-1}
            checked={isChosen}
            aria-label={`Select ${id}`}
            onChange={() => toggleSelected(table, id)}
          />
        )}
      </div>
      {columns.map((column, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keys
        <div
          key={column.name}
          class="grid-cell"
          role="gridcell"
          data-cell={`${index} ${at}`}
          tabIndex={activeColumn === at ? 0 : -1}
          onFocus={() => onActivate({ row: index, column: at })}
          onClick={(event) => {
            const isLink = event.target instanceof Element && event.target.closest("a");
            if (id !== undefined && !isLink) go(recordHref(id));
          }}
        >
          {record ? (
            <Value
              kind={column.kind}
              value={column.isId ? readAt(record, column.name) : record[column.name]}
              relation={column.relation}
            />
          ) : (
            <span class="skeleton" />
          )}
        </div>
      ))}
    </div>
  );
}
