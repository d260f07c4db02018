import { html, raw } from "hono/html";

/** Swagger UI around the document, from local files alone. */
export function buildSwaggerPage(title: string, openapiPath: string, uiPath: string) {
  const settings = {
    url: openapiPath,
    dom_id: "#swagger-ui",
    deepLinking: true,
    // Swagger UI would otherwise ask a public server for a validity badge.
    validatorUrl: null,
  };
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${uiPath}/swagger-ui.css">
</head>
<body>
  <div id="swagger-ui"></div>
  <script src="${uiPath}/swagger-ui-bundle.js"></script>
  <script>window.ui = SwaggerUIBundle(${raw(JSON.stringify(settings))});</script>
</body>
</html>
`;
}
