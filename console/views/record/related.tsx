import { useEffect, useMemo } from "preact/hooks";
import type { Json, JsonObject } from "../../../src/schema/schema.ts";
import type { RelationInfo, ResourceInfo } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { idOf, titleOf } from "../../model/columns.ts";
import { isObject, readAt } from "../../model/member-path.ts";
import { createLoaded } from "../../stores/loaded.ts";
import { dataHref } from "../../stores/place.ts";
import { viaOf } from "../../stores/relations.ts";
import { findResource, lastChange } from "../../stores/server.ts";
import { titleAt } from "../../stores/titles.ts";
import { toNumber } from "../../text/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/messages.tsx";

const mostShown = 6;

/** What the record refers to, and what refers to it. */
export function Related({
  resource,
  record,
}: {
  readonly resource: ResourceInfo;
  readonly record: JsonObject;
}) {
  return (
    <div class="stack">
      {resource.relations.map((relation) =>
        relation.member === undefined ? (
          <Holders key={relation.route} relation={relation} resource={resource} record={record} />
        ) : (
          <Targets key={relation.route} relation={relation} value={record[relation.member]} />
        ),
      )}
    </div>
  );
}

function Targets({
  relation,
  value,
}: {
  readonly relation: RelationInfo;
  readonly value: Json | undefined;
}) {
  const resource = findResource(relation.to);
  const ids = [value].flat().flatMap((each) => {
    const id = isObject(each) ? readAt(each, resource?.id ?? "id") : each;
    return id === undefined || id === null ? [] : [String(id)];
  });
  return (
    <Section relation={relation} total={ids.length} href={dataHref(relation.to)}>
      {ids.map((id) => (
        <RelatedLink key={id} to={relation.to} id={id} title={titleAt(relation.to, id) ?? id} />
      ))}
    </Section>
  );
}

function Holders({
  relation,
  resource,
  record,
}: {
  readonly relation: RelationInfo;
  readonly resource: ResourceInfo;
  readonly record: JsonObject;
}) {
  const holder = findResource(relation.to);
  const id = idOf(record, resource);
  const query = { [viaOf(resource, relation)]: id };
  const loaded = useMemo(
    () => createLoaded(() => api.list(relation.to, { ...query, _start: 0, _end: mostShown })),
    [relation.route, id],
  );
  const change = lastChange.value;
  useEffect(() => {
    void loaded.reload();
  }, [loaded, change]);
  const page = loaded.value.value;
  if (!holder) return null;
  return (
    <Section relation={relation} total={page?.total} href={dataHref(relation.to, query)}>
      {page ? (
        page.records.map((each) => (
          <RelatedLink
            key={idOf(each, holder)}
            to={relation.to}
            id={idOf(each, holder)}
            title={titleOf(each, holder)}
          />
        ))
      ) : (
        <Loading lines={2} />
      )}
    </Section>
  );
}

function Section({
  relation,
  total,
  href,
  children,
}: {
  readonly relation: RelationInfo;
  readonly total: number | undefined;
  readonly href: string;
  readonly children: preact.ComponentChildren;
}) {
  return (
    <section class="related">
      <h3 class="row">
        {relation.name}
        <span class="chip">{total === undefined ? "…" : toNumber(total)}</span>
        <span class="quiet small mono one-line">{relation.route}</span>
        {relation.member === undefined && total !== undefined && total > 0 && (
          <a class="push related-all" href={href}>
            Show all
          </a>
        )}
      </h3>
      {total === 0 ? <p class="quiet small">None.</p> : <ul>{children}</ul>}
    </section>
  );
}

function RelatedLink({
  to,
  id,
  title,
}: {
  readonly to: string;
  readonly id: string;
  readonly title: string;
}) {
  return (
    <li>
      <a class="related-link" href={dataHref(to, { _record: id })}>
        <Icon name="flow" />
        <span class="one-line">{title}</span>
        <span class="push quiet mono small one-line">{id}</span>
      </a>
    </li>
  );
}
