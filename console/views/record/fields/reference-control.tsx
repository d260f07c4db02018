import { useRef, useState } from "preact/hooks";
import type { Json, JsonObject, Schema } from "../../../../src/schema/schema.ts";
import { api } from "../../../api/api.ts";
import { idOf, titleOf } from "../../../model/columns.ts";
import { isObject, readAt } from "../../../model/member-path.ts";
import { dataHref } from "../../../stores/place.ts";
import { findResource } from "../../../stores/server.ts";
import { titleAt } from "../../../stores/titles.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type ControlProps, toFieldId, useFieldAttributes } from "./field-props.ts";
import { ItemList } from "./item-list.tsx";

type ReferenceProps = ControlProps<Schema> & { readonly to: string };

const mostOffered = 8;

/** A record of another collection: typed as its identifier, or found by a word in it. */
export function ReferenceControl({ id, path, value, isReadOnly, to, onChange }: ReferenceProps) {
  const resource = findResource(to);
  const attributes = useFieldAttributes(path);
  const [offered, setOffered] = useState<readonly JsonObject[]>([]);
  const [marked, setMarked] = useState(-1);
  const latest = useRef(0);
  if (!resource) return <span class="mono">{JSON.stringify(value)}</span>;
  const known = isObject(value) ? readAt(value, resource.id ?? "id") : value;
  const text = String(known ?? "");
  const close = () => {
    latest.current += 1;
    setOffered([]);
    setMarked(-1);
  };
  const choose = (record: JsonObject) => {
    onChange(readAt(record, resource.id ?? "id"));
    close();
  };
  const offer = async (typed: string) => {
    latest.current += 1;
    const own = latest.current;
    try {
      const { records } = await api.list(to, { q: typed, _start: 0, _end: mostOffered });
      if (own === latest.current) setOffered(records);
    } catch {
      close();
    }
  };
  const listId = `${id}-offered`;
  return (
    <div class="reference">
      <div class="row">
        <input
          {...attributes}
          class="input input-mono"
          id={id}
          role="combobox"
          autocomplete="off"
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={listId}
          aria-activedescendant={marked >= 0 ? `${listId}-${marked}` : undefined}
          readOnly={isReadOnly}
          value={text}
          onInput={({ currentTarget }) => {
            onChange(toIdentifier(currentTarget.value, known));
            void offer(currentTarget.value);
          }}
          onBlur={close}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            const record = offered[marked];
            if (step && offered.length === 0) void offer("");
            else if (step) setMarked((marked + step + offered.length) % offered.length);
            else if (event.key === "Enter" && record) choose(record);
            else if (event.key === "Escape" && offered.length > 0) close();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        <a class="reference-title" href={dataHref(to, { _record: text })}>
          <Icon name="flow" />
          <span class="one-line">{titleAt(to, text) ?? to}</span>
        </a>
      </div>
      <div
        class="offered"
        role="listbox"
        id={listId}
        aria-label={`Records of ${to}`}
        hidden={offered.length === 0}
      >
        {offered.map((record, index) => (
          <div
            key={idOf(record, resource)}
            class="offer one-line"
            role="option"
            tabIndex={-1}
            id={`${listId}-${index}`}
            aria-selected={index === marked}
            // Before the input loses the focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(record);
            }}
          >
            {titleOf(record, resource)} <span class="quiet mono">{idOf(record, resource)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Of the kind that was there before: `7` is a number where the others are. */
function toIdentifier(text: string, known: Json | undefined): Json {
  const isNumber = typeof known === "number" && text.trim() !== "" && !Number.isNaN(Number(text));
  return isNumber ? Number(text) : text;
}

export function ReferencesControl(props: ReferenceProps) {
  const { path, value, isReadOnly, to, onChange } = props;
  return (
    <ItemList
      path={path}
      value={value}
      isReadOnly={isReadOnly}
      onChange={onChange}
      makeItem={(list) => findFree(to, list)}
      Item={(item) => <ReferenceControl {...props} {...item} id={toFieldId(item.path)} />}
    />
  );
}

/** Some record that is not in the list yet: the next one has to exist. */
async function findFree(to: string, list: readonly Json[]): Promise<Json> {
  const resource = findResource(to);
  if (!resource) return "";
  const toId = (value: Json) =>
    String(isObject(value) ? readAt(value, resource.id ?? "id") : value);
  const taken = new Set(list.map(toId));
  const { records } = await api.list(to, { _start: 0, _end: list.length + 1 });
  const free = records.find((record) => !taken.has(idOf(record, resource)));
  return (free && readAt(free, resource.id ?? "id")) ?? "";
}
