import { useRef, useState } from "preact/hooks";
import type { ResourceInfo } from "../../api/answers.ts";
import type { Column } from "../../model/columns.ts";
import { filters, newHref, search, searchFor } from "../../stores/list-place.ts";
import { type RecordTable, resetLayout, selectedIds } from "../../stores/record-table.ts";
import { toCount } from "../../text/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { FilterChips, FilterForm } from "./filter-bar.tsx";
import { SelectionBar } from "./selection-bar.tsx";

const typing = 180;

export function Toolbar({
  resource,
  table,
  columns,
  total,
}: {
  readonly resource: ResourceInfo;
  readonly table: RecordTable;
  readonly columns: readonly Column[];
  readonly total: number | undefined;
}) {
  const [isFiltering, setFiltering] = useState(false);
  return (
    <header class="toolbar">
      <div class="row">
        <h1 class="one-line mono toolbar-title">{resource.path}</h1>
        <span class="quiet toolbar-count" role="status">
          {total === undefined ? "" : toCount(total, "record")}
        </span>
        <span class="push row">
          <SearchBox key={resource.path} />
          <Button
            icon="filter"
            aria-expanded={isFiltering}
            onClick={() => setFiltering(!isFiltering)}
          >
            Filter
          </Button>
          <Menu
            label="Columns"
            icon="columns"
            entries={[
              ...table
                .getAllLeafColumns()
                .filter((column) => column.getCanHide())
                .map((column) => ({
                  text: column.id,
                  isChecked: column.getIsVisible(),
                  choose: () => column.toggleVisibility(),
                })),
              { text: "Reset columns", icon: "undo", choose: () => resetLayout(table) },
            ]}
          />
          <LinkButton kind="primary" icon="add" href={newHref()}>
            New
          </LinkButton>
        </span>
      </div>
      {isFiltering && <FilterForm columns={columns} onDone={() => setFiltering(false)} />}
      {filters.value.length > 0 && (
        <div class="row row-wrap">
          <FilterChips />
        </div>
      )}
      {selectedIds(table).length > 0 && <SelectionBar resource={resource} table={table} />}
    </header>
  );
}

/** What is typed is looked for when the fingers rest. */
function SearchBox() {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <label class="search">
      <span class="visually-hidden">Search</span>
      <Icon name="search" />
      <input
        type="search"
        class="input"
        data-hotkey="/"
        placeholder="Search ( / )"
        defaultValue={search.value}
        onInput={({ currentTarget }) => {
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => searchFor(currentTarget.value), typing);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") focusFirstCell();
          else if (event.key === "Escape" && event.currentTarget.value !== "") {
            event.stopPropagation();
            event.currentTarget.value = "";
            searchFor("");
          } else return;
          event.preventDefault();
        }}
      />
    </label>
  );
}

function focusFirstCell(): void {
  document.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus();
}
