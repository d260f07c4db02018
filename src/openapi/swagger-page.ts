import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { toContentSecurityPolicy } from "../http/answers/content-security-policy.ts";

/**
 * The settings of the page stand in its own elements and not in the script, so that the script is
 * the same everywhere and the policy can name it by its digest.
 */
const script = `
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
const { openapi } = document.getElementById("swagger-ui").dataset;
window.ui = SwaggerUIBundle({
  url: openapi,
  dom_id: "#swagger-ui",
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: true,
  // Swagger UI would otherwise ask a public server for a validity badge.
  validatorUrl: null,
});
`;

const scriptDigest = createHash("sha256").update(script).digest("base64");

export const contentSecurityPolicy = toContentSecurityPolicy({
  scripts: ["'self'", `'sha256-${scriptDigest}'`],
  styles: ["'self'", "'unsafe-inline'"],
});

/** Swagger UI around the document, from local files alone. */
export function buildSwaggerPage(title: string, openapiPath: string, uiPath: string) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="${icon}">
  <link rel="stylesheet" href="${uiPath}/swagger-ui.css">
  <!-- The link would lead to a page about a license that nobody has stated. -->
  <style>.info__license { display: none; }</style>
</head>
<body>
  <div id="swagger-ui" data-openapi="${openapiPath}"></div>
  <script src="${uiPath}/swagger-ui-bundle.js"></script>
  <script>${raw(script)}</script>
</body>
</html>
`;
}

/** A house front with nothing behind it. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#173647" d="M1 15V6l7-5 7 5v9h-4v-5H5v5z"/><path fill="#85ea2d" d="M6 11h4v4H6z"/></svg>',
)}`;
