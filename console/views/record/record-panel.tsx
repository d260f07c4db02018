import { useEffect, useMemo } from "preact/hooks";
import type { JsonObject } from "../../../src/schema/schema.ts";
import type { ResourceInfo } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { toBlank } from "../../model/blank-value.ts";
import { isObject } from "../../model/member-path.ts";
import { withoutOwned } from "../../model/owned-members.ts";
import { createDraft, type Draft } from "../../stores/draft.ts";
import { keepDraft } from "../../stores/kept-drafts.ts";
import { closeRecord } from "../../stores/list-place.ts";
import { createLoaded, type Loaded } from "../../stores/loaded.ts";
import { place } from "../../stores/place.ts";
import { concerns, definitions, lastChange } from "../../stores/server.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Loading } from "../../ui/messages.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { readSent } from "./sent-draft.ts";

/** A record beside its list; without an identifier a new one, or the one that there is. */
export function RecordPanel({
  resource,
  id,
}: {
  readonly resource: ResourceInfo;
  readonly id: string | undefined;
}) {
  const { query } = place.value;
  const [copyOf, request] = [query.get("_copy"), query.get("_request")];
  const isNew = query.has("_new");
  const key = [resource.path, id, isNew, copyOf, request].join(" ");
  const loaded = useMemo(
    () =>
      createLoaded(() =>
        keepDraft(key, () => startDraft(resource, { id, isNew, copyOf, request })),
      ),
    [key],
  );
  useEffect(() => {
    void loaded.reload();
  }, [loaded]);
  useFollowing(resource, id, loaded);
  const draft = loaded.value.value;
  const isWhole = resource.shape === "object";
  return (
    <aside
      class={isWhole ? "record record-whole" : "record"}
      aria-label={`Record of ${resource.path}`}
    >
      {draft ? (
        <RecordEditor key={key} draft={draft} id={id} />
      ) : loaded.error.value !== undefined ? (
        <Gone text={loaded.error.value} isWhole={isWhole} />
      ) : (
        <Loading lines={8} />
      )}
    </aside>
  );
}

function Gone({ text, isWhole }: { readonly text: string; readonly isWhole: boolean }) {
  return (
    <Empty icon="warning" title="There is no such record">
      <p>{text}</p>
      {!isWhole && <Button onClick={closeRecord}>Close</Button>}
    </Empty>
  );
}

interface Wanted {
  readonly id: string | undefined;
  readonly isNew: boolean;
  readonly copyOf: string | null;
  /** A request whose body is to be mended. */
  readonly request: string | null;
}

async function startDraft(resource: ResourceInfo, wanted: Wanted): Promise<Draft> {
  const { id, isNew, copyOf, request } = wanted;
  const version = isNew ? undefined : await api.read(resource.path, id);
  if (request !== null) return createDraft(resource, await readSent(Number(request), version));
  if (version) return createDraft(resource, { version });
  const value = copyOf === null ? toNew(resource) : await toCopy(resource, copyOf);
  return createDraft(resource, { version: undefined, value });
}

function toNew(resource: ResourceInfo): JsonObject {
  const blank = toBlank(resource.schema, definitions.value);
  return isObject(blank) ? withoutOwned(blank, resource, definitions.value) : {};
}

async function toCopy(resource: ResourceInfo, id: string): Promise<JsonObject> {
  return withoutOwned((await api.read(resource.path, id)).record, resource, definitions.value);
}

/** What another client writes arrives here too. */
function useFollowing(resource: ResourceInfo, id: string | undefined, loaded: Loaded<Draft>): void {
  const change = lastChange.value;
  useEffect(() => {
    const draft = loaded.value.value;
    if (!draft || draft.isNew || !concerns(change, resource.path)) return;
    api.read(resource.path, id).then(draft.receive, () => loaded.reload());
  }, [change]);
}
