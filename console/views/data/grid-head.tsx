import type { ResourceInfo } from "../../api/answers.ts";
import type { Column } from "../../model/columns.ts";
import { describeType } from "../../model/describe-type.ts";
import { type Sort, sort, sortBy } from "../../stores/list-place.ts";
import { Icon } from "../../ui/icon.tsx";

export function GridHead({
  columns,
}: {
  readonly resource: ResourceInfo;
  readonly columns: readonly Column[];
}) {
  return (
    <div class="grid-row grid-head" role="row" aria-rowindex={1}>
      <div class="grid-cell" role="columnheader">
        <span class="visually-hidden">Selected</span>
      </div>
      {columns.map((column) => (
        <HeadCell key={column.name} column={column} sorted={sort.value} />
      ))}
    </div>
  );
}

function HeadCell({
  column,
  sorted,
}: {
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
        <button type="button" class="grid-sort" onClick={() => sortBy(name)}>
          <span class="one-line">{name}</span>
          {order !== "none" && <Icon name={order === "ascending" ? "up" : "down"} />}
        </button>
      ) : (
        <span class="one-line">{name}</span>
      )}
    </div>
  );
}
