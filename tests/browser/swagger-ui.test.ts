import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { AuthOptions, Backlot } from "../../src/index.ts";
import { hasChromium, keepScreenshot, openChromium, openPage } from "../support/chromium.ts";
import { startBacklot } from "../support/project.ts";

const models = `
/** Somebody who can log in. */
export interface User {
  readonly id: number;
  /** As it is spoken. */
  name: string;
  role: "admin" | "reader";
  createdAt: Date;
}`;

interface Mode {
  readonly name: string;
  readonly auth: AuthOptions;
  /** What to type into which field. */
  readonly fill: (backlot: Backlot) => Promise<Readonly<Record<string, string>>>;
}

const modes: readonly Mode[] = [
  {
    name: "bearer",
    auth: { mode: "bearer", validateCredentials: false },
    fill: async (backlot) => {
      const request = new Request("http://127.0.0.1/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "ada@example.com", password: "analytical engine" }),
      });
      const session: unknown = await (await backlot.fetch(request)).json();
      const { accessToken } = session as { readonly accessToken: string };
      return { "#auth-bearer-value": accessToken };
    },
  },
  {
    name: "header",
    auth: { mode: "apiKey", name: "x-studio-key", value: "let me in" },
    fill: async () => ({ "#api_key_value": "let me in" }),
  },
  {
    name: "query",
    auth: { mode: "apiKey", in: "query", name: "key", value: "a&b" },
    fill: async () => ({ "#api_key_value": "a&b" }),
  },
  {
    name: "basic",
    auth: { mode: "basic", username: "ada", password: "a:b" },
    fill: async () => ({ "#auth-basic-username": "ada", "#auth-basic-password": "a:b" }),
  },
];

describe.skipIf(!hasChromium)("Swagger UI (needs Chromium)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });

  test.each(modes)("authorizes by $name, reads and creates", async ({ name, auth, fill }) => {
    const backlot = await startUsers(auth);
    const { page, complaints } = await openDocs(await backlot.listen());
    await page.locator(".scheme-container .authorize").click();
    for (const [field, value] of Object.entries(await fill(backlot))) {
      await page.locator(`.modal-ux ${field}`).fill(value);
    }
    await keepScreenshot(page, `swagger-ui-authorize-${name}`);
    await page.locator(".modal-ux .auth-btn-wrapper .authorize").click();
    await page.locator(".modal-ux .btn-done").click();

    expect(await execute(page.locator("#operations-users-getUser"))).toMatch(/^200/);
    const created = await execute(page.locator("#operations-users-createUser"));
    expect(created).toMatch(/^201/);
    expect(created).toContain('"createdAt"');
    await keepScreenshot(page, `swagger-ui-${name}`);
    expect(complaints).toEqual([]);
  });

  test("remembers over a reload what it was authorized with, and is refused without", async () => {
    const backlot = await startUsers({ mode: "apiKey" });
    const { page } = await openDocs(await backlot.listen());
    expect(await execute(page.locator("#operations-users-getUser"))).toMatch(/^401/);
    await page.locator(".scheme-container .authorize").click();
    await page.locator(".modal-ux #api_key_value").fill("anything");
    await page.locator(".modal-ux .auth-btn-wrapper .authorize").click();
    await page.reload();
    expect(await execute(page.locator("#operations-users-getUser"))).toMatch(/^200/);
  });

  test("shows every parameter of a list, and what it answers", async () => {
    const backlot = await startUsers();
    const { page, complaints } = await openDocs(await backlot.listen(), "#/users/listUsers");
    const list = page.locator("#operations-users-listUsers");
    await list.getByRole("button", { name: "Try it out" }).click();
    await list.locator('[data-param-name="role"] select').selectOption("admin");
    await list.locator('[data-param-name="_sort"] select').selectOption(["-id"]);
    expect(await execute(list)).toContain("_sort=-id&role=admin");
    await keepScreenshot(page, "swagger-ui-list", { fullPage: true });
    expect(complaints).toEqual([]);
  });

  test("opens at the operation that the address names", async () => {
    const backlot = await startUsers();
    const { page } = await openDocs(await backlot.listen(), "#/users/deleteUser");
    await page.locator("#operations-users-deleteUser.is-open").waitFor();
    expect(await page.locator(".opblock").count()).toBe(6);
    expect(await page.locator(".opblock.is-open").count()).toBe(1);
    expect(await page.title()).toMatch(/mock API$/);
  });

  /** A page, and whatever it loads from elsewhere or writes to the console as an error. */
  async function openDocs(url: string, hash = "") {
    const page = await openPage(browser, { width: 1200, height: 1000 });
    const complaints: string[] = [];
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(`${url}/`) || request.url().startsWith("data:");
      if (!isOwn) complaints.push(request.url());
    });
    page.on("console", (message) => {
      const isRefusal = /status of 401/.test(message.text());
      if (message.type() === "error" && !isRefusal) complaints.push(message.text());
    });
    await page.goto(`${url}/docs${hash}`);
    return { page, complaints };
  }
});

function startUsers(auth?: AuthOptions): Promise<Backlot> {
  const resources = [{ path: "/users", type: "User[]", count: 3 }];
  return startBacklot(models, { resources, ...(auth ? { auth } : {}) });
}

/** Presses "Try it out" and "Execute", and gives what the page shows of the answer. */
async function execute(operation: ReturnType<Page["locator"]>): Promise<string> {
  await operation.waitFor();
  const isOpen = /\bis-open\b/.test((await operation.getAttribute("class")) ?? "");
  if (!isOpen) await operation.locator(".opblock-summary-control").click();
  const tryOut = operation.getByRole("button", { name: "Try it out" });
  const button = operation.getByRole("button", { name: "Execute" });
  await tryOut.or(button).first().waitFor();
  if (await tryOut.isVisible()) await tryOut.click();
  const clear = operation.getByRole("button", { name: "Clear" });
  if (await clear.isVisible()) await clear.click();
  await button.click();
  const answer = operation.locator(".live-responses-table .response");
  await answer.first().waitFor();
  const url = await operation.locator(".request-url").innerText();
  return `${await answer.first().innerText()}\n${url}`;
}
