import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { hasChromium, openChromium, openPage } from "../support/chromium.ts";
import { startBacklot } from "../support/project.ts";

const models = "export interface User { id: number; name: string }";
const resources = [{ path: "/users", type: "User[]", count: 2 }];

describe.skipIf(!hasChromium)("what a person opens in a browser (needs Chromium)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });

  test("the YAML document is shown and not saved; JSON is indented", async () => {
    const url = await (await startBacklot(models, { resources })).listen();
    const page = await openPage(browser, { width: 800, height: 600 });
    await page.goto(`${url}/openapi.yaml`);
    expect(await page.locator("pre").innerText()).toContain("/users/{id}:");
    await page.goto(`${url}/users`);
    expect(await page.locator("pre").innerText()).toMatch(/^\[\n {2}\{\n {4}"id": 1,\n/);
    await page.close();
  });

  test("Swagger UI is dark where the system is, and follows it", async () => {
    const url = await (await startBacklot(models, { resources })).listen();
    const page = await openPage(browser, { width: 800, height: 600 });
    const background = () =>
      page.evaluate<string>("getComputedStyle(document.documentElement).backgroundColor");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${url}/docs`);
    expect(await background()).toBe("rgb(28, 32, 34)");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(background).not.toBe("rgb(28, 32, 34)");
    await page.close();
  });
});
