import { expect, onTestFinished, test } from "vitest";
import { hasChromium, launchChromium, screenshotPath } from "../support/chromium.ts";
import { startBacklot } from "../support/project.ts";

const models = `
/** Somebody who can log in. */
export interface User { id: number; name: string; role: "admin" | "reader" }`;

test.skipIf(!hasChromium)(
  "Swagger UI shows every operation, from local files alone (needs Chromium)",
  async () => {
    const backlot = await startBacklot(models, {
      resources: [{ path: "/users", type: "User[]", count: 3 }],
    });
    const url = await backlot.listen();
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1200, height: 1000 } });
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith("data:")) {
        foreign.push(request.url());
      }
    });

    await page.goto(`${url}/docs`);
    await page.locator("#operations-users-listUsers").click();
    await page.getByRole("button", { name: "Try it out" }).click();
    await page.getByRole("button", { name: "Execute" }).click();
    const answer = page.locator(".live-responses-table tbody .response-col_description");
    await answer.first().waitFor();
    await page.screenshot({ path: screenshotPath("swagger-ui"), fullPage: true });

    expect(await page.locator(".opblock").count()).toBe(6);
    expect(await answer.first().innerText()).toContain('"role"');
    expect(foreign).toEqual([]);
  },
);
