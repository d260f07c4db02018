import { get } from "node:http";
import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { send, startShop } from "../support/shop.ts";

/** Milliseconds, as the clock of timers sees them: it may round one of them away. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start + 1;
}

/** The paths in the order in which they are answered, all asked for in the order given. */
async function orderOf(backlot: Backlot, paths: readonly string[]): Promise<string[]> {
  const answered: string[] = [];
  await Promise.all(
    paths.map(async (path) => {
      await send(backlot, "GET", path);
      answered.push(path);
    }),
  );
  return answered;
}

/** Node counts a timer from the start of the loop's turn, which may be some milliseconds ago. */
const earliness = 50;

test("no mock route answers before the delay is over, whatever the answer", async () => {
  const shop = await startShop({ delay: 300 });
  const answers = [
    send(shop, "GET", "/products"),
    send(shop, "GET", "/products/999"),
    send(shop, "POST", "/products", { body: { name: "Lamp", price: 4 } }),
    send(shop, "PATCH", "/settings", { body: { theme: "blue" } }),
  ];
  const times = await Promise.all(answers.map(timeOf));
  for (const time of times) expect(time).toBeGreaterThanOrEqual(300 - earliness);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual([200, 404, 201, 422]);
});

test("a range is drawn from: the lowest chance gives its least, the highest its most", async () => {
  const chances = [0.999_999, 0];
  const random = () => chances.shift() ?? 0;
  const shop = await startShop({ delay: [50, 350] }, { random });
  expect(await orderOf(shop, ["/products", "/readings"])).toEqual(["/readings", "/products"]);

  chances.push(0.999_999);
  expect(await timeOf(send(shop, "GET", "/products"))).toBeGreaterThanOrEqual(350 - earliness);
});

/** The longest delay that there is: longer than a test may take, and so only a hung-up client ends it. */
const endless = 600_000;

/** What is answered while a request to a mock route waits; then its client hangs up. */
async function answeredMeanwhile(backlot: Backlot, paths: readonly string[]): Promise<number[]> {
  const { signal, hangUp } = createSignal();
  const waiting = backlot.fetch(new Request("http://127.0.0.1/products", { signal }));
  const answers = await Promise.all(paths.map((path) => send(backlot, "GET", path)));
  hangUp();
  expect((await waiting).status).toBe(499);
  return answers.map(({ status }) => status);
}

function createSignal(): { signal: AbortSignal; hangUp: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, hangUp: () => controller.abort() };
}

test("only mock routes wait: not the documents, the console, auth or what there is not", async () => {
  const auth = { mode: "bearer", public: ["/products"] } as const;
  const shop = await startShop({ delay: endless, auth });
  const others = ["/openapi.json", "/docs", "/_backlot", "/auth/me", "/nothing"];
  expect(await answeredMeanwhile(shop, others)).toEqual([200, 200, 200, 401, 404]);
});

test("a request that the guard refuses is refused at once", async () => {
  const auth = { mode: "bearer", public: ["/products"] } as const;
  const shop = await startShop({ delay: endless, auth });
  expect(await answeredMeanwhile(shop, ["/readings"])).toEqual([401]);
});

test("a client that hangs up while it waits has asked for nothing", async () => {
  const failures: unknown[] = [];
  const answered: string[] = [];
  let isWaiting = false;
  const shop = await startShop(
    { delay: [0, endless] },
    {
      onFailure: (error) => failures.push(error),
      onRequest: ({ method, status }) => answered.push(`${method} ${status}`),
      random: () => {
        // The first waits for ever, those after it not at all.
        const isFirst = !isWaiting;
        isWaiting = true;
        return isFirst ? 0.999_999 : 0;
      },
    },
  );
  const url = await shop.listen();
  const hasty = get(`${url}/products/1`, { method: "DELETE" });
  hasty.on("error", () => {});
  await expect.poll(() => isWaiting).toBe(true);
  hasty.destroy();
  await expect.poll(() => answered).toEqual(["DELETE 499"]);
  expect((await fetch(`${url}/products/1`)).status).toBe(200);
  expect(failures).toEqual([]);
});
