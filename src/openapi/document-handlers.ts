import { readFile } from "node:fs/promises";
import { HttpError } from "../errors.ts";
import type { Handlers } from "../http/create-app.ts";
import { sendJson } from "../http/respond.ts";
import type { DocumentRoute } from "../http/routes.ts";
import { buildSwaggerPage } from "./swagger-page.ts";

/** Laid down by the build, beside both the sources and their compiled form. */
const assets = new URL("../../assets/swagger-ui/", import.meta.url);

const assetTypes: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
]);

export interface DocumentParts {
  readonly title: string;
  readonly openapiPath: string;
  readonly uiPath: string;
  /** Built at each request: what it says of the server is then always so. */
  readonly document: (origin: string) => Promise<unknown>;
}

export function createDocumentHandlers({
  title,
  openapiPath,
  uiPath,
  document,
}: DocumentParts): Pick<Handlers, DocumentRoute["operation"]> {
  return {
    openapiJson: async (c) => sendJson(JSON.stringify(await document(new URL(c.req.url).origin))),
    swaggerUi: (c) => c.html(buildSwaggerPage(title, openapiPath, uiPath)),
    swaggerUiAsset: async (c) => {
      const file = c.req.param("file") ?? "";
      const type = assetTypes.get(file);
      if (type === undefined) throw new HttpError("unknown-path", `There is no file ${file}.`);
      const content = await readFile(new URL(file, assets));
      return c.body(new Uint8Array(content), 200, { "content-type": type });
    },
  };
}
