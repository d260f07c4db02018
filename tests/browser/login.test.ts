import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { hasChromium, keepScreenshot, openChromium, openPage } from "../support/chromium.ts";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const example = fileURLToPath(new URL("../../examples/login", import.meta.url));

/** The example's page on a port of its own, as a frontend's development server would have it. */
async function servePage(): Promise<string> {
  const html = readFileSync(join(example, "index.html"));
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.skipIf(!hasChromium)(
  "a page registers, reloads, loses its session, logs in again and logs out (needs Chromium)",
  async () => {
    const dataset = join(makeProject({}), "dataset.sqlite");
    const server = await serveBacklot(example, "--dataset", dataset);
    const origin = await servePage();
    const browser = await openChromium();
    const page = await openPage(browser, { width: 900, height: 640 });
    const notes = page.locator(".note");
    const fill = async (password: string) => {
      await page.getByLabel("Email").fill("grace.hopper@example.com");
      await page.getByLabel("Password").fill(password);
    };
    const keep = (name: string) => keepScreenshot(page, `login-${name}`);

    await page.goto(`${origin}/?api=${server.url}`);
    await page.getByRole("button", { name: "Register" }).click();
    await page.getByText("is missing").or(page.getByText("must not be empty")).first().waitFor();
    await keep("1-faults");

    await fill("nanosecond");
    await page.getByRole("button", { name: "Register" }).click();
    await notes.first().waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Grace Hopper");
    await page.reload();
    await notes.first().waitFor();
    expect(await notes.count()).toBe(6);
    await keep("2-notes");

    const user = "grace.hopper@example.com";
    await runBacklot(example, "tokens", "expire", user, "--dataset", dataset);
    await page.getByRole("button", { name: "Reload notes" }).click();
    await page.getByText("Your session has expired. Please log in again.").waitFor();
    expect(await notes.first().isVisible()).toBe(false);
    await keep("3-expired");

    await fill("a wrong guess");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("do not belong together").waitFor();
    await keep("4-refused");
    await fill("nanosecond");
    await page.getByRole("button", { name: "Log in" }).click();
    await notes.first().waitFor();

    const token = await page.evaluate(() => Reflect.get(globalThis, "localStorage").token);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByText("Log in, or register").waitFor();
    await keep("5-logged-out");
    const headers = { authorization: `Bearer ${token}` };
    const refused = await fetch(`${server.url}/notes`, { headers });
    expect(await refused.json()).toMatchObject({ status: 401, reason: "revoked" });
  },
);
