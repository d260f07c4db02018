import type { TargetedPointerEvent } from "preact";
import type { ResourceInfo } from "../../api/answers.ts";
import type { Column } from "../../model/columns.ts";
import { describeType } from "../../model/describe-type.ts";
import { widen } from "../../stores/column-views.ts";
import { type Sort, sort, sortBy } from "../../stores/list-place.ts";
import { selectAll } from "../../stores/select-all.ts";
import { clearSelection, selection } from "../../stores/selection.ts";
import { Icon } from "../../ui/icon.tsx";

export function GridHead({
  resource,
  columns,
  total,
}: {
  readonly resource: ResourceInfo;
  readonly columns: readonly Column[];
  readonly total: number;
}) {
  return (
    <div class="grid-row grid-head" role="row" aria-rowindex={1}>
      <div class="grid-cell" role="columnheader">
        <SelectAll resource={resource} total={total} />
      </div>
      {columns.map((column) => (
        <HeadCell key={column.name} path={resource.path} column={column} sorted={sort.value} />
      ))}
    </div>
  );
}

function SelectAll({
  resource,
  total,
}: {
  readonly resource: ResourceInfo;
  readonly total: number;
}) {
  const { size } = selection.value;
  return (
    <input
      type="checkbox"
      class="check"
      aria-label="Select all"
      title="Select all that match (Ctrl+A)"
      checked={size > 0 && size >= total}
      ref={(box) => {
        if (box) box.indeterminate = size > 0 && size < total;
      }}
      onChange={() => (size === 0 ? void selectAll(resource) : clearSelection())}
    />
  );
}

function HeadCell({
  path,
  column,
  sorted,
}: {
  readonly path: string;
  readonly column: Column;
  readonly sorted: Sort | undefined;
}) {
  const { name, schema, isSortable } = column;
  const order =
    sorted?.member === name ? (sorted.isDescending ? "descending" : "ascending") : "none";
  return (
    <div
      class="grid-cell"
      role="columnheader"
      title={describeType(schema)}
      {...(isSortable ? { "aria-sort": order } : {})}
    >
      {isSortable ? (
        <button
          type="button"
          class="grid-sort"
          onClick={() => sortBy(name)}
          onKeyDown={(event) => {
            const step = event.altKey ? widening.get(event.key) : undefined;
            if (step === undefined) return;
            event.preventDefault();
            widen(path, column, column.width + step);
          }}
        >
          <span class="one-line">{name}</span>
          {order !== "none" && <Icon name={order === "ascending" ? "up" : "down"} />}
        </button>
      ) : (
        <span class="one-line">{name}</span>
      )}
      <span
        class="grid-edge"
        aria-hidden="true"
        title="Drag to widen (Alt+arrows); twice for its own width"
        onPointerDown={(event) => drag(event, (by) => widen(path, column, column.width + by))}
        onDblClick={() => widen(path, column, undefined)}
      />
    </div>
  );
}

const widening: ReadonlyMap<string, number> = new Map([
  ["ArrowLeft", -16],
  ["ArrowRight", 16],
]);

/** Tells by how much the pointer has gone since it was put down. */
function drag(event: TargetedPointerEvent<HTMLElement>, move: (by: number) => void): void {
  const { currentTarget, clientX, pointerId } = event;
  event.preventDefault();
  currentTarget.setPointerCapture(pointerId);
  const follow = (moved: PointerEvent) => move(moved.clientX - clientX);
  currentTarget.addEventListener("pointermove", follow);
  currentTarget.addEventListener(
    "lostpointercapture",
    () => currentTarget.removeEventListener("pointermove", follow),
    { once: true },
  );
}
