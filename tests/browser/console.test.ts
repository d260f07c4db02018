import { expect, onTestFinished, test } from "vitest";
import { hasChromium, launchChromium, openPage, screenshotPath } from "../support/chromium.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Post { id: number; userId: User["id"]; title: string }
export interface Settings { theme: "light" | "dark" }`;
const resources = [
  { path: "/users", type: "User[]", count: 1200 },
  { path: "/posts", type: "Post[]", count: 1, operations: ["GET", "POST"] },
  { path: "/settings", type: "Settings" },
] as const;

test("the console's page shows every route and how many records there are now", async () => {
  const backlot = await startBacklot(models, { resources });
  const read = async () => (await request(backlot, "GET", "/_backlot")).text();
  const page = await read();
  for (const { path } of backlot.routes.filter((route) => "resource" in route)) {
    expect(page).toContain(`<code>${path}</code>`);
  }
  expect(page).toContain("User · 1,200 records");
  expect(page).toContain("Post · 1 record<");
  expect(page).toContain("Settings · one object");
  await request(backlot, "POST", "/posts", { userId: 1, title: "Another" });
  expect(await read()).toContain("Post · 2 records");
});

test.skipIf(!hasChromium)(
  "the console's page loads nothing but itself (needs Chromium)",
  async () => {
    const backlot = await startBacklot(models, { resources, auth: { mode: "bearer" } });
    const url = await backlot.listen();
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const page = await openPage(browser, { width: 1200, height: 900 });
    const loaded: string[] = [];
    page.on("request", (sent) => loaded.push(sent.url()));
    page.on("console", (message) => loaded.push(message.text()));
    await page.goto(`${url}/_backlot`);
    await page.screenshot({ path: screenshotPath("console") });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.screenshot({ path: screenshotPath("console-dark") });
    expect(loaded.filter((entry) => !entry.startsWith("data:"))).toEqual([`${url}/_backlot`]);
    await page.getByRole("link", { name: "Swagger UI" }).click();
    await page.locator(".opblock").first().waitFor();
  },
);
