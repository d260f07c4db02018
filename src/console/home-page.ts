import { html } from "hono/html";
import { isResourceRoute, type ResourceRoute, type Route } from "../http/routes.ts";

/** The page for people: what this server serves, read from the route table. */
export function buildHomePage(title: string, routes: readonly Route[]) {
  const rows = routes.filter(isResourceRoute).map(buildRow);
  const docs = routes.find(({ operation }) => operation === "swaggerUi");
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <style>
    :root { color-scheme: light dark; }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; }
    td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884; }
    code { font-family: ui-monospace, monospace; }
  </style>
</head>
<body>
  <h1>${title}</h1>
  ${docs ? html`<p><a href="${docs.path}">Try the routes in Swagger UI</a></p>` : ""}
  <table>
${rows}
  </table>
</body>
</html>
`;
}

function buildRow({ method, path, resource }: ResourceRoute) {
  const isLink = method === "GET" && !path.includes(":");
  const shown = html`<code>${path}</code>`;
  const cell = isLink ? html`<a href="${path}">${shown}</a>` : shown;
  return html`    <tr><td><code>${method}</code></td><td>${cell}</td><td>${resource.model}</td></tr>
`;
}
