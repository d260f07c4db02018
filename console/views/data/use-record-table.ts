import { useMemo } from "preact/hooks";
import type { ResourceInfo } from "../../api/answers.ts";
import { buildColumns, type Column } from "../../model/columns.ts";
import { createRecordTable, type RecordTable, toDefinition } from "../../stores/record-table.ts";
import { definitions } from "../../stores/server.ts";

export interface ListColumns {
  readonly table: RecordTable;
  /** All of them, in the model's order. */
  readonly columns: readonly Column[];
  /** Those that are shown, in the order somebody gave them; the same until that changes. */
  readonly shown: readonly Column[];
}

/** The columns of a resource, which change with its models, and what somebody made of them. */
export function useRecordTable(resource: ResourceInfo): ListColumns {
  const table = useMemo(() => createRecordTable(resource.path), [resource.path]);
  const columns = useMemo(
    () => buildColumns(resource, definitions.value),
    [resource.path, definitions.value],
  );
  const definedColumns = useMemo(() => columns.map(toDefinition), [columns]);
  if (table.options.columns !== definedColumns) {
    table.setOptions((options) => ({ ...options, columns: definedColumns }));
  }
  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(() => {
    const byName = new Map(columns.map((column) => [column.name, column]));
    return visible.flatMap(({ id }) => byName.get(id) ?? []);
  }, [columns, visible]);
  return { table, columns, shown };
}
