import { html } from "hono/html";
import type { DocsConfig } from "../config/config.ts";
import { toContentSecurityPolicy } from "../http/answers/content-security-policy.ts";
import { consolePath } from "../http/routes/routes.ts";

const assets = `${consolePath}/assets`;

/**
 * Scripts, styles and answers of this server alone: what a record holds may be written by anybody,
 * and must neither run here nor tell another host that it was looked at.
 */
export const contentSecurityPolicy = toContentSecurityPolicy({
  scripts: ["'self'"],
  styles: ["'self'"],
});

export interface PageParts {
  readonly title: string;
  readonly docs: DocsConfig | undefined;
}

/** The frame of the console: its application is in the files that it names. */
export function buildConsolePage({ title, docs }: PageParts) {
  const link = docs && html` The routes can also be tried in <a href="${docs.ui}">Swagger UI</a>.`;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="${assets}/icon.svg">
  <link rel="stylesheet" href="${assets}/console.css">
  <script type="module" src="${assets}/console.js"></script>
</head>
<body>
  <div id="app"></div>
  <noscript><p class="noscript">The console needs JavaScript, which is switched off here.${link ?? ""}</p></noscript>
</body>
</html>
`;
}
