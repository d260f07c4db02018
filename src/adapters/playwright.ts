import {
  type BrowserContext,
  test as base,
  expect as baseExpect,
  type Route,
} from "@playwright/test";
import { type Backlot, createBacklot, type Options, type Source } from "../index.ts";
import { isLoopback, isOurs } from "./is-ours.ts";
import { type ExpectedRequest, judgeReceived } from "./received.ts";

export type { ExpectedRequest } from "./received.ts";

/** What a test has, and what `test.use` may say. */
export interface BacklotFixtures {
  /** The worker's server, fresh for this test; what its pages ask is answered from it. */
  readonly backlot: Backlot;
  /** Where the worker's server listens, with its base path: `http://127.0.0.1:41234/api`. */
  readonly apiURL: string;
  /** The scenario of the config that is in force during a test. Default: `"off"`. */
  readonly scenario: string;
  /** The origin that the application asks. Default: that of `baseURL`, and this machine. */
  readonly apiOrigin: string | undefined;
}

/** What a worker has, and what `use` in `playwright.config.ts` may say. */
export interface BacklotWorkerFixtures {
  /** The config file or its folder, or the options themselves. Default: the working directory. */
  readonly backlotConfig: Source;
  /** Options that go before those of the config. */
  readonly backlotOverrides: Partial<Options>;
  readonly backlotServer: Backlot;
}

export const test = base.extend<BacklotFixtures, BacklotWorkerFixtures>({
  backlotConfig: [".", { option: true, scope: "worker" }],
  backlotOverrides: [{}, { option: true, scope: "worker" }],
  backlotServer: [
    async ({ backlotConfig, backlotOverrides }, use) => {
      const options = { dataset: ":memory:", port: 0, ...backlotOverrides };
      const backlot = await createBacklot(backlotConfig, options);
      await use(backlot);
      await backlot.close();
    },
    { scope: "worker" },
  ],
  scenario: ["off", { option: true }],
  apiOrigin: [undefined, { option: true }],
  backlot: [
    async ({ backlotServer, scenario, apiOrigin, baseURL, context }, use) => {
      await backlotServer.scenario("off");
      await backlotServer.reset();
      if (scenario !== "off") await backlotServer.scenario(scenario);
      const ended = new AbortController();
      await answerPages(context, backlotServer, toOrigins(apiOrigin, baseURL), ended.signal);
      await use(backlotServer);
      ended.abort();
    },
    { auto: true },
  ],
  apiURL: async ({ backlot }, use) => {
    const url = backlot.url ?? (await backlot.listen());
    await use(url + backlot.config.basePath);
  },
});

export const expect = baseExpect.extend({
  toHaveReceived: (api: Backlot, route: string, expected: ExpectedRequest = {}) =>
    judgeReceived(api, route, expected),
});

function toOrigins(...urls: readonly (string | undefined)[]): readonly string[] {
  return urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
}

/**
 * In the browser's place instead of on a port: one frontend's server is enough for all workers, and
 * each worker's pages see its own records.
 */
async function answerPages(
  context: BrowserContext,
  backlot: Backlot,
  origins: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const isMeant = (url: URL) =>
    (isLoopback(url.hostname) || origins.includes(url.origin)) && isOurs(backlot, url.pathname);
  await context.route(isMeant, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isOwn = isOurs(backlot, pathname, toDestination(request.resourceType()));
    if (isOwn) await answer(route, backlot, signal);
    else await route.fallback();
  });
}

/** What a program asks for has no destination, as Fetch has it. */
function toDestination(resourceType: string): string {
  return /^(?:fetch|xhr|eventsource)$/.test(resourceType) ? "" : resourceType;
}

async function answer(route: Route, backlot: Backlot, signal: AbortSignal): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const body = request.postDataBuffer();
  try {
    const response = await backlot.fetch(pathname + search, {
      method: request.method(),
      headers: toSent(await request.allHeaders()),
      signal,
      ...(body && { body: new Uint8Array(body) }),
    });
    await route.fulfill({
      status: response.status,
      headers: toAnswered(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  } catch {
    // Cut on purpose, or over with the test; then there is nobody to tell.
    await route.abort("connectionreset").catch(() => {});
  }
}

/** Without what belongs to the connection: the application may be at any address. */
function toSent(headers: Readonly<Record<string, string>>): Record<string, string> {
  const isLeftOut = (name: string, value: string) =>
    /^(?::.*|host|accept-encoding)$/.test(name) ||
    (name === "origin" && !(URL.canParse(value) && isLoopback(new URL(value).hostname)));
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !isLeftOut(name, value)),
  );
}

/** Several cookies in one value, as Playwright has them. */
function toAnswered(headers: Headers): Record<string, string> {
  const cookies = headers.getSetCookie();
  const others = Object.fromEntries(headers);
  return cookies.length === 0 ? others : { ...others, "set-cookie": cookies.join("\n") };
}
