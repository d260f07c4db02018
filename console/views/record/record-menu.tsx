import { idOf } from "../../model/columns.ts";
import { readAt } from "../../model/member-path.ts";
import { acting } from "../../stores/acting.ts";
import type { Draft } from "../../stores/draft.ts";
import { closeRecord, newHref } from "../../stores/list-place.ts";
import { go } from "../../stores/place.ts";
import { state } from "../../stores/server.ts";
import { type Sending, toAxios, toCurl, toFetch, toTypeScript } from "../../text/to-code.ts";
import { IconButton } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { Menu } from "../../ui/menu.tsx";
import { askDelete } from "../data/ask-delete.tsx";

/** What can be done to the record as a whole. */
export function RecordMenu({ draft }: { readonly draft: Draft }) {
  const { resource, value } = draft;
  const sending = () => toReading(draft);
  const isOne = resource.shape === "object";
  return (
    <>
      <Menu
        label="Copy as"
        icon="code"
        entries={[
          { text: "Copy as curl", choose: () => void copy(toCurl(sending()), "The curl command") },
          { text: "Copy as fetch", choose: () => void copy(toFetch(sending()), "The fetch call") },
          { text: "Copy as axios", choose: () => void copy(toAxios(sending()), "The axios call") },
          {
            text: "Copy as TypeScript",
            choose: () => void copy(toTypeScript(resource.name, value.value), "The literal"),
          },
          {
            text: "Copy as JSON",
            choose: () => void copy(JSON.stringify(value.value, null, 2), "The JSON"),
          },
        ]}
      />
      {!isOne && (
        <>
          <IconButton
            icon="copy"
            label="Duplicate"
            onClick={() => go(newHref(idOf(value.value, resource)))}
          />
          <IconButton
            icon="delete"
            label="Delete"
            onClick={async () => {
              if (await askDelete(resource, [value.value])) closeRecord();
            }}
          />
        </>
      )}
    </>
  );
}

/** The request that an application reads this record with. */
function toReading({ resource, value }: Draft): Sending {
  const basePath = state.value.value?.basePath ?? "";
  const id = resource.shape === "collection" ? readAt(value.value, resource.id ?? "id") : undefined;
  const rest = id === undefined ? "" : `/${encodeURIComponent(String(id))}`;
  return {
    method: "GET",
    url: `${location.origin}${basePath}${resource.path}${rest}`,
    headers: acting.value?.headers ?? {},
  };
}
