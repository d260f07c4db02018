import type { Handlers } from "../http/create-app.ts";
import type { ConsoleRoute } from "../http/routes/routes.ts";
import type { HomeParts } from "./home-page.ts";

const headers = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

export function createConsoleHandlers(parts: HomeParts): Pick<Handlers, ConsoleRoute["operation"]> {
  return {
    consoleHome: async (c) => {
      const { buildHomePage } = await import("./home-page.ts");
      return c.html(buildHomePage(parts), 200, headers);
    },
  };
}
