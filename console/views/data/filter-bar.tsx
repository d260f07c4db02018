import { useState } from "preact/hooks";
import type { Column } from "../../model/columns.ts";
import type { ValueKind } from "../../model/value-kind.ts";
import {
  addFilter,
  type Filter,
  filters,
  type Operator,
  operators,
  removeFilter,
} from "../../stores/list-place.ts";
import { Button, IconButton } from "../../ui/button.tsx";

const ordered: readonly Operator[] = ["eq", "ne", "gt", "gte", "lt", "lte"];
const exact: readonly Operator[] = ["eq", "ne"];
const textual: readonly Operator[] = ["contains", "eq", "ne", "startsWith"];

const operatorsOf = {
  reference: exact,
  references: exact,
  enum: exact,
  boolean: exact,
  number: ordered,
  date: ordered,
  link: textual,
  text: textual,
  nested: exact,
} satisfies Record<ValueKind, readonly Operator[]>;

/** The filters in force, each of which can be taken away. */
export function FilterChips() {
  return filters.value.map((filter) => (
    <span key={`${filter.member} ${filter.operator}`} class="chip chip-accent filter-chip">
      {filter.member} {operators[filter.operator]} <b>{filter.value}</b>
      <IconButton
        icon="clear"
        isSmall
        label={`Remove the filter of ${filter.member}`}
        onClick={() => removeFilter(filter)}
      />
    </span>
  ));
}

export function FilterForm({
  columns,
  onDone,
}: {
  readonly columns: readonly Column[];
  readonly onDone: () => void;
}) {
  const usable = columns.filter(({ kind }) => kind !== "nested");
  const [draft, setDraft] = useState<Filter>(() => toDraft(usable[0]));
  const column = usable.find(({ name }) => name === draft.member);
  const values = column && "enum" in column.schema ? column.schema.enum.map(String) : undefined;
  return (
    <form
      class="filter-form"
      aria-label="Add a filter"
      onSubmit={(event) => {
        event.preventDefault();
        addFilter(draft);
        onDone();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <select
        class="input"
        aria-label="Property"
        value={draft.member}
        onChange={({ currentTarget }) =>
          setDraft(toDraft(usable.find(({ name }) => name === currentTarget.value)))
        }
      >
        {usable.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        class="input"
        aria-label="Condition"
        value={draft.operator}
        onChange={({ currentTarget }) =>
          setDraft({ ...draft, operator: currentTarget.value as Operator })
        }
      >
        {operatorsOf[column?.kind ?? "text"].map((operator) => (
          <option key={operator} value={operator}>
            {operators[operator]}
          </option>
        ))}
      </select>
      <input
        class="input"
        aria-label="Value"
        value={draft.value}
        list="filter-values"
        ref={(input) => input?.focus()}
        onInput={({ currentTarget }) => setDraft({ ...draft, value: currentTarget.value })}
      />
      <datalist id="filter-values">
        {values?.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <Button type="submit" kind="primary" disabled={draft.value === ""}>
        Add
      </Button>
      <IconButton icon="clear" label="Close the filter" onClick={onDone} />
    </form>
  );
}

function toDraft(column: Column | undefined): Filter {
  const [operator = "eq"] = operatorsOf[column?.kind ?? "text"];
  return { member: column?.name ?? "", operator, value: "" };
}
