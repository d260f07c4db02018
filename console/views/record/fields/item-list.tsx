import type { Json } from "../../../../src/schema/schema.ts";
import { join, withItem } from "../../../model/member-path.ts";
import { Button, IconButton } from "../../../ui/button.tsx";

export interface ItemProps {
  readonly path: string;
  readonly value: Json;
  readonly onChange: (value: Json | undefined) => void;
}

/** The items of a list, each with a way to take it out, and a way to add one. */
export function ItemList({
  path,
  value,
  isReadOnly,
  onChange,
  makeItem,
  Item,
}: {
  readonly path: string;
  readonly value: Json | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: Json) => void;
  readonly makeItem: (list: readonly Json[]) => Json | Promise<Json>;
  readonly Item: (props: ItemProps) => preact.JSX.Element;
}) {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <div class="group">
      {list.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place
        <div class="list-item" key={index}>
          {Item({
            path: join(path, index),
            value: each,
            onChange: (next) => onChange(withItem(list, index, next ?? null)),
          })}
          {!isReadOnly && (
            <IconButton
              icon="delete"
              isSmall
              label={`Remove ${join(path, index)}`}
              onClick={() => onChange(list.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          icon="add"
          isSmall
          aria-label={`Add to ${path}`}
          onClick={async () => onChange([...list, await makeItem(list)])}
        >
          Add
        </Button>
      )}
    </div>
  );
}
