import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Backlot, RuleOptions } from "../../src/index.ts";
import { hasChromium, openChromium, openPage } from "../support/chromium.ts";
import { countOrders, order, startOrders } from "./support.ts";

/** An empty page on a port of its own: an origin that is not the server's. */
async function servePage(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>A page</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Seen {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the fetch, or the reading of the body, rejected with. */
  readonly error?: string;
}

async function openAsking(backlot: Backlot) {
  const url = await backlot.listen();
  const page = await openPage(await openChromium());
  await page.goto(await servePage());
  /** As a frontend would ask: what it sees of the answer. */
  const ask = (path: string, init: RequestInit = {}, limit = 0): Promise<Seen> =>
    page.evaluate(
      async ([target, given, patience]) => {
        const signal = patience > 0 ? { signal: AbortSignal.timeout(patience) } : {};
        try {
          const response = await fetch(target, { ...given, ...signal });
          const seen = { status: response.status, headers: Object.fromEntries(response.headers) };
          try {
            return { ...seen, body: await response.json() };
          } catch (error) {
            return { ...seen, error: (error as Error).name };
          }
        } catch (error) {
          return { error: (error as Error).name };
        }
      },
      [url + path, init, limit] as const,
    );
  return { ask, page };
}

const post: RequestInit = {
  method: "POST",
  body: JSON.stringify(order),
  headers: { "content-type": "application/json" },
};

test.skipIf(!hasChromium)("a page in Chromium sees each fault (needs Chromium)", async () => {
  const backlot = await startOrders();
  const { ask } = await openAsking(backlot);
  expect((await ask("/orders")).status).toBe(200);
  const simulate = (rule: Omit<RuleOptions, "on">) =>
    backlot.simulate({ on: "/orders", times: 1, ...rule });

  simulate({ fault: "reset" });
  expect(await ask("/orders")).toEqual({ error: "TypeError" });
  simulate({ fault: "hang" });
  expect(await ask("/orders", {}, 100)).toEqual({ error: "TimeoutError" });
  simulate({ fault: "truncate" });
  expect(await ask("/orders")).toMatchObject({ status: 200, error: "TypeError" });
  simulate({ fault: "malformed" });
  expect(await ask("/orders")).toMatchObject({ status: 200, error: "SyntaxError" });
  const offline = backlot.simulate({ on: "*", fault: "offline" });
  expect(await ask("/customers")).toEqual({ error: "TypeError" });
  offline.stop();
  expect(await ask("/orders")).toMatchObject({ status: 200, body: { length: 5 } });
});

test.skipIf(!hasChromium)(
  "a cut write happens once: the browser does not send it again by itself (needs Chromium)",
  async () => {
    const backlot = await startOrders();
    const { ask } = await openAsking(backlot);
    // So that a connection is open and waiting, as in a page that has been used.
    await ask("/orders", post);
    expect(countOrders(backlot)).toBe(6);
    const rule = backlot.simulate({ on: "POST /orders", fault: "reset", after: true, times: 1 });
    expect(await ask("/orders", post)).toEqual({ error: "TypeError" });
    expect([rule.hits, countOrders(backlot)]).toEqual([1, 7]);
  },
);

test.skipIf(!hasChromium)(
  "a page of another origin reads what a rule sends (needs Chromium)",
  async () => {
    const backlot = await startOrders();
    const { ask } = await openAsking(backlot);
    backlot.simulate({
      on: "POST /orders",
      status: 429,
      retryAfter: 3,
      headers: { "x-ratelimit-remaining": "0" },
      body: { code: "slow_down" },
    });
    expect(await ask("/orders", post)).toMatchObject({
      status: 429,
      body: { code: "slow_down" },
      headers: { "retry-after": "3", "x-ratelimit-remaining": "0" },
    });
    const preferred = await ask("/orders", { headers: { prefer: "code=503" } });
    expect(preferred).toMatchObject({
      status: 503,
      body: { status: 503, message: expect.any(String) },
      headers: { "preference-applied": "code=503", "retry-after": "1" },
    });
  },
);
