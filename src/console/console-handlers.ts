import type { Handlers } from "../http/create-app.ts";
import type { ConsoleRoute, Route } from "../http/routes.ts";
import { buildHomePage } from "./home-page.ts";

export function createConsoleHandlers(
  title: string,
  routes: readonly Route[],
): Pick<Handlers, ConsoleRoute["operation"]> {
  return { consoleHome: (c) => c.html(buildHomePage(title, routes)) };
}
