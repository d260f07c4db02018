import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { InlineConfig } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { backlot } from "../../src/adapters/vite.ts";
import { models, startOrders } from "../simulate/support.ts";
import { hasChromium, keepScreenshot, openChromium, openPage } from "../support/chromium.ts";
import { root } from "../support/pages.ts";
import { makeApp, serve } from "./vite-server.ts";

/** A page that starts MSW's worker as the guide says, then asks for orders and for a flag. */
const toMain = (source: string) => `
import { backlotHandlers } from "backlot/msw";
import { http, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";

const flags = http.get("/flags", () => HttpResponse.json({ isNew: true }));
const worker = setupWorker(...backlotHandlers(${JSON.stringify(source)}), flags);
await worker.start({ onUnhandledRequest: "bypass", quiet: true });
Object.assign(window, {
  ask: (path, init) =>
    fetch(path, init).then(
      async (response) => [response.status, await response.json()],
      (error) => [error.name],
    ),
});
document.title = "Ready";
`;

/** The app with MSW installed: its worker's script is a file of the app's own. */
function installMsw(app: string, source: string): void {
  symlinkSync(join(root, "node_modules"), join(app, "node_modules"));
  mkdirSync(join(app, "public"));
  const worker = "mockServiceWorker.js";
  copyFileSync(join(root, "node_modules/msw/lib", worker), join(app, "public", worker));
  writeFileSync(join(app, "main.ts"), toMain(source));
}

const withMsw: InlineConfig = {
  resolve: { alias: { "backlot/msw": join(root, "src/adapters/msw.ts") } },
  optimizeDeps: { include: ["msw", "msw/browser"] },
  server: { fs: { strict: false } },
};

function ask(page: Page, path: string, init: object = {}): Promise<readonly unknown[]> {
  return page.evaluate(
    ([path, init]) => (globalThis as unknown as { ask: typeof fetch }).ask(path, init) as never,
    [path, init] as const,
  );
}

describe.runIf(hasChromium)("in Chromium", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });

  async function open(url: string): Promise<Page> {
    const page = await openPage(browser, { width: 1000, height: 640 });
    await page.goto(url);
    return page;
  }

  test("MSW's worker lets the mock in the dev server answer, beside handlers of one's own", async () => {
    const app = makeApp();
    installMsw(app, "/api");
    const { url } = await serve(app, [backlot()], withMsw);
    const page = await open(url);
    await expect.poll(() => page.title()).toBe("Ready");
    expect(await ask(page, "/flags")).toEqual([200, { isNew: true }]);
    expect(await ask(page, "/api/orders/1")).toMatchObject([200, { id: 1 }]);
    const body = JSON.stringify({ customerId: 1, item: "Lamp" });
    expect(await ask(page, "/api/orders", { method: "POST", body })).toMatchObject([201, {}]);
    expect(await ask(page, "/api/nothing")).toMatchObject([404, {}]);
    await page.close();
  });

  test("MSW's worker sends requests on to a server elsewhere, and its faults reach the page", async () => {
    const orders = await startOrders({ basePath: "/api" });
    const app = makeApp();
    installMsw(app, `${await orders.listen()}/api`);
    const { url } = await serve(app, [], withMsw);
    const page = await open(url);
    await expect.poll(() => page.title()).toBe("Ready");
    const body = JSON.stringify({ customerId: 1, item: "Lamp" });
    expect(await ask(page, "/api/orders", { method: "POST", body })).toMatchObject([201, {}]);
    expect(orders.requests({ method: "POST" })).toMatchObject([{ body: { item: "Lamp" } }]);
    orders.simulate({ on: "/orders", fault: "reset" });
    expect(await ask(page, "/api/orders")).toEqual(["TypeError"]);
    await page.close();
  });

  test("a mistake stands in Vite's overlay until it is mended", async () => {
    const app = makeApp();
    const { url } = await serve(app);
    const page = await open(url);
    await expect.poll(() => page.title()).toBe("Shop");
    const overlay = page.locator("vite-error-overlay");
    const file = join(app, "models.ts");
    writeFileSync(file, models.replace("export interface Order ", "interface Order "));
    await overlay.waitFor();
    const text = await overlay.locator(".message").innerText();
    expect(text).toContain('resources[1].type: no exported type "Order" in models.ts');
    expect(await overlay.locator(".plugin").innerText()).toContain("backlot");
    await keepScreenshot(page, "vite-overlay");
    writeFileSync(file, models);
    await overlay.waitFor({ state: "detached" });
    await page.close();
  });
});
