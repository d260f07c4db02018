import { HttpError } from "../errors.ts";
import { answerUnchanged } from "../http/answers/conditional.ts";
import { sendFile, sendPage } from "../http/answers/respond.ts";
import type { Handlers } from "../http/create-app.ts";
import type { ConsoleRoute } from "../http/routes/routes.ts";
import type { PageParts } from "./console-page.ts";

export function createConsoleHandlers(parts: PageParts): Pick<Handlers, ConsoleRoute["operation"]> {
  return {
    consoleHome: async () => {
      const { buildConsolePage, contentSecurityPolicy } = await import("./console-page.ts");
      return sendPage(String(await buildConsolePage(parts)), {
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
      return answerUnchanged(c, etag) ?? sendFile(content, headers);
    },
  };
}
