import { HttpError } from "../errors.ts";
import { answerUnchanged } from "../http/answers/conditional.ts";
import type { Handlers } from "../http/create-app.ts";
import type { ConsoleRoute } from "../http/routes/routes.ts";
import type { PageParts } from "./console-page.ts";

export function createConsoleHandlers(parts: PageParts): Pick<Handlers, ConsoleRoute["operation"]> {
  return {
    consoleHome: async (c) => {
      const { buildConsolePage, contentSecurityPolicy } = await import("./console-page.ts");
      return c.html(buildConsolePage(parts), 200, {
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy,
      });
    },
    consoleAsset: async (c) => {
      const { readAsset } = await import("./read-asset.ts");
      const name = c.req.param("file") ?? "";
      const asset = await readAsset(name);
      if (!asset) throw new HttpError("unknown-path", `There is no file ${name}.`);
      const { content, type, etag } = asset;
      const headers = { "content-type": type, "cache-control": "no-cache", etag };
      return answerUnchanged(c, etag) ?? c.body(content, 200, headers);
    },
  };
}
