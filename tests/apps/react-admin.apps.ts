import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { account, startJobBoard } from "./job-board.ts";
import { openApp } from "./open-app.ts";

test.each(["json-server", "simple-rest"])(
  "react-admin over ra-data-%s works, with a form of every stock input",
  async (provider) => {
    const { backlot, url } = await startJobBoard();
    onTestFinished(() => backlot.close());
    const environment = { VITE_API_URL: url, VITE_DATA_PROVIDER: provider };
    const page = await openApp("./react-admin/app.tsx", environment);
    const titles = page.locator("tbody td.column-title");
    const seen = (expected: readonly string[]) =>
      expect.poll(() => titles.allInnerTexts()).toEqual(expected);

    const input = (name: string) =>
      page.locator(`input[name="${name}"], textarea[name="${name}"]:not([aria-hidden])`);
    const edit = () => page.goto(`${new URL(page.url()).origin}/#/jobs/9`);

    await input("username").fill(account.email);
    await input("password").fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();

    // List, page, sort, filter.
    await seen(["Cook", "Baker", "Driver", "Gardener", "Nurse"]);
    await page.locator("tbody tr").first().getByText("Acme").waitFor();
    await page.getByRole("button", { name: "Go to page 2" }).click();
    await seen(["Painter", "Pilot", "Tailor"]);
    await page.getByRole("button", { name: "Sort by Title ascending" }).click();
    await seen(["Baker", "Cook", "Driver", "Gardener", "Nurse"]);
    await page.getByPlaceholder("Search").fill("oo");
    await seen(["Cook"]);
    await page.getByPlaceholder("Search").fill("");
    await chooseFrom(page, "Status", "Open");
    await seen(["Cook", "Driver", "Nurse", "Pilot"]);

    // Create with almost every input untouched: each of them is sent as null.
    await page.getByLabel("Create").first().click();
    await input("title").fill("Smith");
    await page.getByLabel("Company").click();
    await page.getByRole("option", { name: "Beacon" }).click();
    await save(page, "Element created");
    expect(await readLast(backlot)).toMatchObject({ id: 9, title: "Smith", companyId: 2 });

    // Fill every input.
    await edit();
    await input("salary").fill("1250");
    await page.getByLabel("Remote").check();
    await chooseFrom(page, "Level", "Senior");
    await input("closesAt").fill("2026-05-01");
    await input("startsAt").fill("2026-05-02T10:20");
    await chooseFrom(page, "Urgent", "Yes");
    await input("notes").fill("By hand");
    await page.getByLabel("Tags").fill("iron");
    await page.getByLabel("Tags").press("Enter");
    await page.getByLabel("metal").check();
    await input("contact.name").fill("Grace");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await input("steps.0.label").fill("Call");
    await save(page, "Element updated");
    expect(await readLast(backlot)).toMatchObject({
      salary: 1250,
      remote: true,
      level: "senior",
      closesAt: "2026-05-01T00:00:00.000Z",
      startsAt: expect.stringMatching(/^2026-05-02T/),
      urgent: true,
      notes: "By hand",
      tags: ["iron"],
      skills: ["metal"],
      contact: { name: "Grace" },
      steps: [{ label: "Call" }],
    });

    // Clear what was filled.
    await edit();
    await expect.poll(() => input("salary").inputValue()).toBe("1250");
    for (const name of ["salary", "closesAt", "startsAt", "notes"]) await input(name).fill("");
    await save(page, "Element updated");
    const cleared = await readLast(backlot);
    expect(cleared).toMatchObject({ title: "Smith", level: "senior" });
    for (const name of ["salary", "closesAt"]) expect(cleared).not.toHaveProperty(name);

    // Delete.
    await edit();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Element deleted").waitFor();
    expect(await readLast(backlot)).toMatchObject({ id: 8 });
  },
);

async function chooseFrom(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.getByRole("option", { name: option }).click();
}

async function save(page: Page, notice: string): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(notice).waitFor();
}

async function readLast(backlot: Backlot): Promise<object> {
  const response = await backlot.fetch(new Request("http://127.0.0.1/jobs?_sort=-id&_limit=1"));
  const [job] = (await response.json()) as object[];
  return job ?? {};
}
