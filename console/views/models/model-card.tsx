import type { ResourceInfo, RouteInfo } from "../../api/answers.ts";
import { describeConstraints, describeType } from "../../model/describe-type.ts";
import { type Member, toMembers } from "../../model/record-schema.ts";
import { dataHref, toHref } from "../../stores/place.ts";
import { definitions, models, state } from "../../stores/server.ts";
import { Chip, MethodName } from "../../ui/badges.tsx";

/** A model: its properties with types and constraints, and the routes that serve it. */
export function ModelCard({
  resource,
  isAlone,
}: {
  readonly resource: ResourceInfo;
  readonly isAlone: boolean;
}) {
  const { path, name } = resource;
  const routes = models.value.value?.routes.filter((route) => isOwn(route, path)) ?? [];
  return (
    <article class="card stack model" aria-labelledby={`model-${path}`}>
      <div class="row row-wrap">
        <h2 id={`model-${path}`}>
          <a href={isAlone ? toHref("models") : toHref("models", path)}>{name}</a>
        </h2>
        <a class="mono" href={dataHref(path)}>
          {path}
        </a>
      </div>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Type</th>
          </tr>
        </thead>
        <tbody>
          {toMembers(resource.schema, definitions.value).map((member) => (
            <MemberRow key={member.name} member={member} resource={resource} />
          ))}
        </tbody>
      </table>
      {routes.length > 0 && (
        <details>
          <summary>{routes.length} routes</summary>
          <ul class="routes">
            {routes.map((route) => (
              <RouteLine key={`${route.method} ${route.path}`} route={route} path={path} />
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

function isOwn({ resource, path }: RouteInfo, own: string): boolean {
  const basePath = state.value.value?.basePath ?? "";
  return resource !== undefined && `${path}/`.startsWith(`${basePath}${own}/`);
}

function MemberRow({
  member,
  resource,
}: {
  readonly member: Member;
  readonly resource: ResourceInfo;
}) {
  const { name, schema, isRequired } = member;
  const relation = resource.relations.find((each) => each.member === name);
  return (
    <tr>
      <td class="mono">
        {name}
        {isRequired ? "" : "?"}
      </td>
      <td>
        <span class="mono">{describeType(schema)}</span>{" "}
        {relation && (
          <a class="mono" href={toHref("models", relation.to)}>
            {relation.to}
          </a>
        )}
        <span class="constraints">
          {resource.id === name && <Chip tone="accent">identifier</Chip>}
          {describeConstraints(schema).map((text) => (
            <Chip key={text}>{text}</Chip>
          ))}
        </span>
        {schema.description && <span class="quiet small block">{schema.description}</span>}
      </td>
    </tr>
  );
}

function RouteLine({ route, path }: { readonly route: RouteInfo; readonly path: string }) {
  const ui = state.value.value?.docs?.ui;
  return (
    <li class="row">
      <MethodName method={route.method} />
      <code class="one-line">{route.path}</code>
      {ui && (
        <a
          class="push related-all"
          href={`${ui}#/${encodeURIComponent(path.slice(1))}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${route.method} ${route.path} in Swagger UI`}
        >
          Try it
        </a>
      )}
    </li>
  );
}
