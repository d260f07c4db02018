import { useRef, useState } from "preact/hooks";
import type { ResourceInfo } from "../../api/answers.ts";
import { buildColumns } from "../../model/columns.ts";
import { isHidden, toggleColumn } from "../../stores/column-views.ts";
import { filters, newHref, search, searchFor } from "../../stores/list-place.ts";
import { selection } from "../../stores/selection.ts";
import { definitions } from "../../stores/server.ts";
import { toCount } from "../../text/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { FilterChips, FilterForm } from "./filter-bar.tsx";
import { SelectionBar } from "./selection-bar.tsx";

const typing = 180;

export function Toolbar({
  resource,
  total,
}: {
  readonly resource: ResourceInfo;
  readonly total: number | undefined;
}) {
  const [isFiltering, setFiltering] = useState(false);
  const columns = buildColumns(resource, definitions.value);
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
            entries={columns
              .filter(({ isId }) => !isId)
              .map((column) => ({
                text: column.name,
                isChecked: !isHidden(resource.path, column),
                choose: () => toggleColumn(resource.path, column),
              }))}
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
      {selection.value.size > 0 && <SelectionBar resource={resource} />}
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
  document.querySelector<HTMLElement>("[role=grid] [role=gridcell][tabindex='0']")?.focus();
}
