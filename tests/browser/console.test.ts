import { expect, onTestFinished, test } from "vitest";
import { hasChromium, launchChromium, openPage, screenshotPath } from "../support/chromium.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Post { id: number; userId: User["id"]; title: string }
export interface Settings { theme: "light" | "dark" }`;
const resources = [
  { path: "/users", type: "User[]", count: 1200 },
  { path: "/posts", type: "Post[]", count: 1, operations: ["GET", "POST"] },
  { path: "/settings", type: "Settings" },
] as const;

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
