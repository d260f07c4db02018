import type { Browser, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { hasChromium, openChromium } from "../support/chromium.ts";
import { makeProject } from "../support/project.ts";
import { openStudio } from "../support/studio.ts";
import { startLibrary } from "./library.ts";

const json = { "content-type": "application/json" };

describe.skipIf(!hasChromium)("a server in the console (needs Chromium)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });

  test("requests come in as they are answered, are filtered, opened and sent again", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("requests");
    await page.getByText("No requests yet").waitFor();
    await fetch(`${url}/books?status=draft`);
    await fetch(`${url}/nothing`);
    const line = page.getByRole("link", { name: "/books?status=draft" });
    await line.waitFor();
    await page.getByLabel("Status").selectOption("4");
    await line.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "/nothing" }).waitFor();
    await page.getByLabel("Status").selectOption("all");
    await line.click();
    await page.getByRole("heading", { name: "/books" }).waitFor();
    await page.getByRole("button", { name: "Replay" }).click();
    await page.getByText("Sent again: 200.").waitFor();
    await expect.poll(() => page.locator(".journal-line").count()).toBe(3);
  });

  test("a request that is answered while the journal is being read is not missed", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    const tooEarly = async (route: Route) => {
      const response = await route.fetch();
      // A write makes the page count the records anew: by then it has heard of the request too.
      const hasHeard = page.waitForRequest("**/_backlot/api/state");
      await fetch(`${url}/books/2`, { method: "DELETE" });
      await hasHeard;
      await route.fulfill({ response });
    };
    await page.route("**/_backlot/api/requests", tooEarly, { times: 1 });
    await open("requests");
    await page.getByRole("link", { name: "/books/2" }).waitFor();
  });

  test("from a body that does not fit to the member, mended and saved there", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("requests");
    await fetch(`${url}/books/2`, {
      method: "PATCH",
      headers: json,
      body: JSON.stringify({ title: 5 }),
    });
    await page.getByRole("link", { name: "/books/2" }).click();
    await page.getByLabel("Faults").getByRole("link", { name: "title" }).click();
    const title = page.locator('[id="field-title"]');
    await title.waitFor();
    await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("field-title");
    expect(await page.locator('[id="fault-title"]').innerText()).toBe("must be a text");
    await title.fill("Five");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("was saved").waitFor();
    expect(await (await fetch(`${url}/books/2`)).json()).toMatchObject({ title: "Five" });
  });

  test("a request is edited and sent", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("requests");
    await fetch(`${url}/authors`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ name: "Ada", email: "ada@example.com" }),
    });
    await page.getByRole("link", { name: "POST /authors" }).click();
    await page.getByRole("button", { name: "Edit and resend" }).click();
    const body = page.getByRole("textbox", { name: "Body" });
    await body.getByText("ada@example.com").waitFor();
    await body.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText('{ "name": "Grace", "email": "grace@example.com" }');
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Sent: 201.").waitFor();
    expect(await (await fetch(`${url}/authors?name=Grace`)).json()).toHaveLength(1);
  });

  test("a session is seen, expires at a touch, and the app's next call is refused", async () => {
    const { url } = await startLibrary({
      auth: { mode: "bearer", users: [{ email: "ada@example.com", password: "x" }] },
    });
    const { page, open } = await openStudio(browser, url);
    const login = await fetch(`${url}/auth/login`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email: "ada@example.com", password: "x" }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const call = () =>
      fetch(`${url}/books/1`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect((await call()).status).toBe(200);
    await open("auth");
    await page.getByRole("button", { name: /^Expire the access token/ }).click();
    await page.getByText("1 token expired.").waitFor();
    const refused = await call();
    expect([refused.status, await refused.json()]).toMatchObject([401, { reason: "expired" }]);
    await page.getByRole("cell", { name: "expired" }).waitFor();

    await page.getByLabel("Email of the new user").fill("new@example.com");
    await page.getByRole("button", { name: "Add user" }).click();
    await page.getByText("new@example.com was added.").waitFor();
    await page.getByRole("button", { name: "Sign in as new@example.com" }).click();
    const header = await page.getByLabel("Credential").locator("pre").innerText();
    const [name = "", value = ""] = header.split(": ");
    expect((await fetch(`${url}/books/1`, { headers: { [name]: value } })).status).toBe(200);
  });

  test("a session that runs out while somebody looks is shown as expired", async () => {
    const { url } = await startLibrary({
      auth: {
        mode: "bearer",
        tokenLifetime: "4s",
        users: [{ email: "ada@example.com", password: "x" }],
      },
    });
    const { page, open } = await openStudio(browser, url);
    await open("auth");
    await page.getByText("Nobody is signed in.").waitFor();
    await fetch(`${url}/auth/login`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email: "ada@example.com", password: "x" }),
    });
    await page.getByRole("cell", { name: "valid" }).first().waitFor();
    await page.getByRole("cell", { name: "expired" }).waitFor();
  });

  test("a route fails on purpose, a bar says so, and one touch ends it", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("simulation");
    await page.getByLabel("Route", { exact: true }).selectOption("/books");
    await page.getByLabel("Failure").selectOption("503");
    await page.getByLabel("How often").selectOption("times");
    await page.getByRole("button", { name: "Add rule" }).click();
    await page.getByRole("status", { name: "Simulated" }).waitFor();
    expect((await fetch(`${url}/books`)).status).toBe(503);
    expect((await fetch(`${url}/books`)).status).toBe(200);
    await page.getByRole("checkbox", { name: /^Offline/ }).check();
    await expect.poll(() => isAnswered(`${url}/books`)).toBe(false);
    await open("data/books");
    await page.getByRole("gridcell", { name: "The Lighthouse of Maps" }).waitFor();
    await page.getByRole("button", { name: "Stop all" }).click();
    await page.getByText("Nothing is simulated any more.").waitFor();
    expect(await isAnswered(`${url}/books`)).toBe(true);
    await page.getByRole("status", { name: "Simulated" }).waitFor({ state: "hidden" });
  });

  test("a switch stays as it was put until the server has answered", async () => {
    const { backlot, url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("simulation");
    const offline = page.getByRole("checkbox", { name: /^Offline/ });
    let answer = () => {};
    await page.route("**/_backlot/api/rules", async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    const isAsked = page.waitForRequest("**/_backlot/api/rules");
    await offline.click();
    await isAsked;
    // Somebody else's rule makes the page show the state anew, in which the switch is still off.
    backlot.simulate({ on: "/authors", status: 503 });
    await page.getByRole("status", { name: "Simulated" }).waitFor();
    expect(await offline.isChecked()).toBe(true);
    answer();
    await expect.poll(() => isAnswered(`${url}/books`)).toBe(false);
    expect(await offline.isChecked()).toBe(true);
  });

  test("a scenario is entered and left, and the clock moved on", async () => {
    const { url } = await startLibrary({ scenarios: { "no books": { counts: { "/books": 0 } } } });
    const { page, open } = await openStudio(browser, url);
    await open("simulation");
    await page.getByRole("radio", { name: "no books" }).check();
    await page.getByRole("status", { name: "Simulated" }).getByText("scenario no books").waitFor();
    expect(await (await fetch(`${url}/books`)).json()).toEqual([]);
    await page.getByRole("radio", { name: "None" }).check();
    await page.getByRole("status", { name: "Simulated" }).waitFor({ state: "hidden" });
    expect((await fetch(`${url}/books/1`)).status).toBe(200);
    await page.getByRole("button", { name: "Move the clock on by 1d" }).click();
    await page.getByRole("status", { name: "Simulated" }).getByText("the clock shows").waitFor();
  });

  test("a snapshot is kept, records are lost, and both are brought back", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("dataset");
    await page.getByLabel("Name of the snapshot").fill("a/b");
    await page.getByRole("button", { name: "Save snapshot" }).click();
    await page.getByText("is no name for a snapshot").waitFor();
    expect(await page.getByLabel("Name of the snapshot").inputValue()).toBe("a/b");
    await page.getByLabel("Name of the snapshot").fill("this morning");
    await page.getByRole("button", { name: "Save snapshot" }).click();
    await page.getByText("The snapshot is saved.").waitFor();
    await fetch(`${url}/books/1`, { method: "DELETE" });
    await page.getByRole("button", { name: "Restore this-morning" }).click();
    await confirm(page, "Restore");
    await page.getByText("this-morning is restored.").waitFor();
    expect((await fetch(`${url}/books/1`)).status).toBe(200);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Taken back.").waitFor();
    expect((await fetch(`${url}/books/1`)).status).toBe(404);
    await page.getByRole("button", { name: "Reset /books" }).click();
    await confirm(page, "Reset");
    await page.getByText("/books is as generated.").waitFor();
    expect((await fetch(`${url}/books/1`)).status).toBe(200);
  });

  test("by keyboard alone: send a request again, let a session expire, keep, delete and restore", async () => {
    const { url } = await startLibrary({
      auth: {
        mode: "bearer",
        public: ["/books"],
        users: [{ email: "ada@example.com", password: "x" }],
      },
    });
    await fetch(`${url}/books/2`);
    await fetch(`${url}/auth/login`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email: "ada@example.com", password: "x" }),
    });
    const { page, open, complaints } = await openStudio(browser, url);
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await open("data/books?_record=2");
    await page.locator('[id="field-title"]').waitFor();
    await press("Escape", "2");
    await tabTo(page, /GET\s*\/books\/2/);
    await press("Enter");
    await tabTo(page, /^Replay$/);
    await press("Enter");
    await page.getByText("Sent again: 200.").waitFor();

    await press("3");
    await tabTo(page, /^Expire the access token/);
    await press("Enter");
    await page.getByText("1 token expired.").waitFor();

    await press("5");
    await tabTo(page, /^Name of the snapshot$/);
    await page.keyboard.type("evening");
    await press("Enter");
    await page.getByText("The snapshot is saved.").waitFor();

    await press("Tab", "1");
    await page.getByRole("link", { name: "/books 40" }).waitFor();
    await tabTo(page, /^\/books/);
    await press("Enter");
    await page.getByRole("grid", { name: "/books" }).waitFor();
    await press("/");
    await page.keyboard.type("lighthouse of");
    await page.getByText("1 record", { exact: true }).waitFor();
    await press("ArrowDown", "Space");
    await tabTo(page, /^Delete$/);
    await press("Enter");
    await page.getByRole("dialog").waitFor();
    await tabTo(page, /^Delete$/);
    await press("Enter");
    await page.getByText("1 record deleted.").waitFor();
    expect((await fetch(`${url}/books/1`)).status).toBe(404);

    await press("5");
    await tabTo(page, /^Restore evening$/);
    await press("Enter");
    await page.getByRole("dialog").waitFor();
    await tabTo(page, /^Restore$/);
    await press("Enter");
    await page.getByText("evening is restored.").waitFor();
    expect((await fetch(`${url}/books/1`)).status).toBe(200);
    expect(complaints).toEqual([]);
  });

  test("it says that the server is away, and goes on when it is back with other records", async () => {
    const { backlot, url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books");
    await page.getByRole("gridcell", { name: "The Lighthouse of Maps" }).waitFor();
    await backlot.close();
    await page.getByText("The server is away.").waitFor();
    const port = Number(new URL(url).port);
    const { url: again } = await startLibrary({ port, strictPort: true, seed: 7 });
    expect(again).toBe(url);
    await page.getByText("The server is away.").waitFor({ state: "hidden" });
    await page.locator(".rail-state-live").waitFor();
  });

  test("models that change while it is open show up", async () => {
    const root = makeProject({
      "models.ts": "export interface User { id: number; name: string }",
      "config.json": JSON.stringify({
        models: "models.ts",
        dataset: ":memory:",
        port: 0,
        resources: [{ path: "/users", type: "User[]", count: 3 }],
      }),
    });
    const backlot = await createBacklot(`${root}/config.json`);
    onTestFinished(() => backlot.close());
    const { page, open } = await openStudio(browser, await backlot.listen());
    await open("data/users");
    await page.getByRole("columnheader", { name: "name" }).waitFor();
    const { writeFileSync } = await import("node:fs");
    writeFileSync(
      `${root}/models.ts`,
      "export interface User { id: number; name: string; birthday: Date }",
    );
    await backlot.reload();
    await page.getByRole("columnheader", { name: "birthday" }).waitFor();
  });

  test("where lists are asked for and answered as another backend has it, all the same", async () => {
    const { url } = await startLibrary({ query: { search: "find", sort: "by" }, envelope: true });
    const { page, open } = await openStudio(browser, url);
    await open("data/books?q=lighthouse of&_sort=-title");
    await page.getByRole("gridcell", { name: "The Lighthouse of Maps" }).waitFor();
    await page.getByText("1 record", { exact: true }).waitFor();
  });

  test("two tabs see the same, whoever writes", async () => {
    const { url } = await startLibrary();
    const first = await openStudio(browser, url);
    const second = await openStudio(browser, url);
    await first.open("data/books?_record=1");
    await second.open("data/books");
    await first.page.locator('[id="field-title"]').fill("From the other tab");
    await first.page.getByRole("button", { name: "Save" }).click();
    await second.page.getByRole("gridcell", { name: "From the other tab" }).waitFor();
  });

  test("a hundred thousand records scroll to their end and are searched", async () => {
    const { url } = await startLibrary({
      resources: [{ path: "/authors", type: "Author[]", count: 100_000 }],
    });
    const { page, open } = await openStudio(browser, url);
    await open("data/authors");
    await page.getByText("100,000 records").waitFor();
    await page.getByRole("gridcell", { name: "1", exact: true }).focus();
    await page.keyboard.press("Control+End");
    await page.getByRole("gridcell", { name: "100000", exact: true }).waitFor();
    expect(await page.getByRole("row").count()).toBeLessThan(80);
    await page.keyboard.press("Control+Home");
    await page.getByRole("gridcell", { name: "1", exact: true }).waitFor();
    const author = (await (await fetch(`${url}/authors/77777`)).json()) as { email: string };
    await page.keyboard.press("/");
    await page.keyboard.type(author.email);
    await page.getByRole("gridcell", { name: "77777", exact: true }).waitFor();
  });
});

const focusedName = `(() => {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return "";
  return (activeElement.ariaLabel ?? activeElement.textContent ?? "").trim();
})()`;

/** Steps through the page as somebody without a mouse does, until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    if (name.test(await page.evaluate<string>(focusedName))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} cannot be reached by keyboard`);
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
}
