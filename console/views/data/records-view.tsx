import { useEffect, useMemo, useRef } from "preact/hooks";
import type { ResourceInfo } from "../../api/answers.ts";
import {
  filters,
  isNew,
  listKey,
  newHref,
  openRecord,
  path,
  search,
} from "../../stores/list-place.ts";
import { dataHref, replace } from "../../stores/place.ts";
import { createRecordWindow, type RecordWindow } from "../../stores/record-window.ts";
import { findResource, resources } from "../../stores/server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Empty, Failed, Loading } from "../../ui/messages.tsx";
import { RecordPanel } from "../record/record-panel.tsx";
import { RecordGrid } from "./record-grid.tsx";
import { ResourceList } from "./resource-list.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useRecordTable } from "./use-record-table.ts";

export function RecordsView() {
  const first = resources.value[0]?.path;
  const isNowhere = path.value === "/";
  useEffect(() => {
    if (isNowhere && first !== undefined) replace(dataHref(first));
  }, [isNowhere, first]);
  const shown = isNowhere ? first : path.value;
  const resource = shown === undefined ? undefined : findResource(shown);
  return (
    <div class="data">
      <ResourceList path={shown ?? ""} />
      {resource ? (
        <Resource key={resource.path} resource={resource} />
      ) : (
        <Empty icon="data" title="There is no such resource">
          <p>Nothing is served at {shown}. Choose one from the list.</p>
        </Empty>
      )}
    </div>
  );
}

function Resource({ resource }: { readonly resource: ResourceInfo }) {
  if (resource.shape === "object") return <RecordPanel resource={resource} id={undefined} />;
  const isOpen = openRecord.value !== undefined || isNew.value;
  return (
    <>
      <Collection resource={resource} />
      {isOpen && <RecordPanel resource={resource} id={openRecord.value} />}
    </>
  );
}

function Collection({ resource }: { readonly resource: ResourceInfo }) {
  const key = listKey.value;
  const wanted = useMemo(() => createRecordWindow(resource.path, key), [resource.path, key]);
  useEffect(() => () => wanted.close(), [wanted]);
  const records = useSettled(wanted);
  const { table, columns, shown } = useRecordTable(resource);
  const total = records.total.value;
  const error = records.error.value;
  return (
    <section class="list" aria-label={`Records of ${resource.path}`}>
      <Toolbar resource={resource} table={table} columns={columns} total={total} />
      {error !== undefined ? (
        <Failed text={error} retry={records.reload} />
      ) : total === undefined ? (
        <Loading lines={10} />
      ) : total === 0 ? (
        <NothingFound resource={resource} />
      ) : (
        <RecordGrid
          resource={resource}
          table={table}
          columns={shown}
          window={records}
          total={total}
          isWaiting={records !== wanted}
        />
      )}
    </section>
  );
}

/** The list that was shown stays until the next one is there: nothing flickers as one types. */
function useSettled(wanted: RecordWindow): RecordWindow {
  const shown = useRef(wanted);
  const isThere = wanted.total.value !== undefined || wanted.error.value !== undefined;
  if (isThere) shown.current = wanted;
  return shown.current;
}

function NothingFound({ resource }: { readonly resource: ResourceInfo }) {
  const isNarrowed = search.value !== "" || filters.value.length > 0;
  return isNarrowed ? (
    <Empty icon="search" title="Nothing matches">
      <p>No record of {resource.path} matches what you are looking for.</p>
      <LinkButton icon="clear" href={dataHref(resource.path)}>
        Show all records
      </LinkButton>
    </Empty>
  ) : (
    <Empty icon="data" title={`No ${resource.name} yet`}>
      <p>The collection is empty. Create the first record, or reset it in Dataset.</p>
      <LinkButton kind="primary" icon="add" href={newHref()}>
        New {resource.name}
      </LinkButton>
    </Empty>
  );
}
