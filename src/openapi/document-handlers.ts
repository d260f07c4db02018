import type { Context } from "hono";
import { HttpError } from "../errors.ts";
import { readCompressed } from "../http/answers/compressed-file.ts";
import { answerUnchanged } from "../http/answers/conditional.ts";
import { isNavigation } from "../http/answers/navigation.ts";
import { sendFile, sendPage, vary } from "../http/answers/respond.ts";
import type { Handlers } from "../http/create-app.ts";
import type { DocumentRoute } from "../http/routes/routes.ts";
import { packageRoot } from "../package-root.ts";
import type { Publisher } from "./create-publisher.ts";
import type { Format } from "./write-document.ts";

/** Laid down by the build, compressed, beside both the sources and their compiled form. */
const assets = new URL("assets/swagger-ui/", packageRoot);

const assetTypes: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
]);

/** RFC 9512 has named the type of YAML, RFC 8259 that of JSON. */
const mediaTypes = {
  json: "application/json",
  yaml: "application/yaml; charset=utf-8",
} satisfies Record<Format, string>;

/** A browser saves what it does not know, and knows every kind of text. */
const shownTypes = {
  ...mediaTypes,
  yaml: "text/yaml; charset=utf-8",
} satisfies Record<Format, string>;

export interface DocumentParts {
  readonly title: string;
  readonly openapiPath: string;
  readonly uiPath: string;
  readonly publisher: Publisher;
}

export function createDocumentHandlers({
  title,
  openapiPath,
  uiPath,
  publisher,
}: DocumentParts): Pick<Handlers, DocumentRoute["operation"]> {
  return {
    openapiJson: (c) => send(c, "json"),
    openapiYaml: (c) => send(c, "yaml"),
    swaggerUi: async () => {
      const { buildSwaggerPage, contentSecurityPolicy } = await import("./swagger-page.ts");
      const headers = { "content-security-policy": contentSecurityPolicy };
      return sendPage(String(await buildSwaggerPage(title, openapiPath, uiPath)), headers);
    },
    swaggerUiAsset: async (c) => {
      const file = c.req.param("file") ?? "";
      const type = assetTypes.get(file);
      if (type === undefined) throw new HttpError("unknown-path", `There is no file ${file}.`);
      return sendFile(await readCompressed(new URL(file, assets)), { "content-type": type });
    },
  };

  async function send(c: Context, format: Format): Promise<Response> {
    const { text, etag } = await publisher.edition(format);
    const headers = { etag, "cache-control": "no-cache", vary };
    const unchanged = answerUnchanged(c, etag);
    const type = isNavigation(c.req.raw) ? shownTypes[format] : mediaTypes[format];
    return unchanged ?? sendFile(text, { ...headers, "content-type": type });
  }
}
