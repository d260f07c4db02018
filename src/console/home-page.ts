import { html } from "hono/html";
import type { AuthConfig } from "../config/config.ts";
import {
  isAuthRoute,
  isResourceRoute,
  type ResourceRoute,
  type Route,
} from "../http/routes/routes.ts";
import type { Resource } from "../schema/resource.ts";
import { icon, styles } from "./home-style.ts";

export interface HomeParts {
  readonly title: string;
  readonly routes: readonly Route[];
  readonly auth: AuthConfig | undefined;
  /** How many records a resource has now. */
  readonly count: (resource: Resource) => number;
}

/** The page for people: what this server serves, read from the route table. */
export function buildHomePage({ title, routes, auth, count }: HomeParts) {
  const resourceRoutes = routes.filter(isResourceRoute);
  const resources = [...new Set(resourceRoutes.map(({ resource }) => resource))];
  const own = (resource: Resource) => resourceRoutes.filter((route) => isOwn(route, resource));
  const sections = resources.map((resource) =>
    buildSection(resource, own(resource), count(resource)),
  );
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="${icon}">
  <style>${styles}</style>
</head>
<body>
  <header>
    <h1>${title}</h1>
    <p>${buildLinks(routes)}</p>
    <p class="quiet">${auth ? describeAuth(auth) : "Every route is open."}</p>
  </header>
  <main>
${sections}${buildAuthSection(routes)}
  </main>
</body>
</html>
`;
}

function describeAuth(auth: AuthConfig): string {
  switch (auth.mode) {
    case "bearer":
      return "Guarded: a request carries a bearer token from the login.";
    case "apiKey":
      return `Guarded: a request carries a key in the ${auth.in} ${auth.name}.`;
    case "basic":
      return "Guarded: a request carries a name and a password (Basic).";
  }
}

/** A nested route stands with the record that it starts from, as its path does. */
function isOwn(route: ResourceRoute, resource: Resource): boolean {
  const within = "within" in route ? route.within : undefined;
  return (within?.parent.path ?? route.resource.path) === resource.path;
}

const documents = {
  swaggerUi: "Try the routes in Swagger UI",
  openapiJson: "OpenAPI as JSON",
  openapiYaml: "OpenAPI as YAML",
} as const;

function buildLinks(routes: readonly Route[]) {
  return Object.entries(documents).flatMap(([operation, text]) => {
    const route = routes.find((candidate) => candidate.operation === operation);
    return route ? [html`<a class="button" href="${route.path}">${text}</a> `] : [];
  });
}

function buildSection(resource: Resource, routes: readonly Route[], count: number) {
  const size =
    resource.shape === "single"
      ? count === 0
        ? "deleted"
        : "one object"
      : `${count.toLocaleString("en")} ${count === 1 ? "record" : "records"}`;
  return html`    <section>
      <h2>${resource.path}</h2>
      <p class="quiet">${resource.model} · ${size}</p>
${buildTable(routes)}
    </section>
`;
}

function buildAuthSection(routes: readonly Route[]) {
  const own = routes.filter(isAuthRoute);
  if (own.length === 0) return "";
  return html`    <section>
      <h2>Authentication</h2>
      <p class="quiet">Users and their tokens</p>
${buildTable(own)}
    </section>
`;
}

/** One line for each path, with its methods. */
function buildTable(routes: readonly Route[]) {
  const paths = [...new Set(routes.map(({ path }) => path))];
  const rows = paths.map((path) => {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    const isLink = methods.includes("GET") && !path.includes(":");
    const shown = html`<code>${path}</code>`;
    return html`        <tr>
          <td>${isLink ? html`<a href="${path}">${shown}</a>` : shown}</td>
          <td>${methods.map((method) => html`<b class="${method.toLowerCase()}">${method}</b> `)}</td>
        </tr>
`;
  });
  return html`      <table>
${rows}      </table>`;
}
