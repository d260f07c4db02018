import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { account } from "./job-board.ts";

/** What somebody does with a job board, whatever it is made with. */
export async function driveJobBoard(page: Page, backlot: Backlot): Promise<void> {
  const titles = page.locator("tbody td:first-child");
  const seen = (expected: readonly string[]) =>
    expect.poll(() => titles.allInnerTexts()).toEqual(expected);
  const filters = page.getByRole("form", { name: "Filters" });
  const job = page.getByRole("form", { name: "Job" });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  // List and page.
  await seen(["Cook", "Baker", "Driver"]);
  expect(await page.locator("tbody tr").first().innerText()).toContain("Acme");
  await page.getByText("Page 1 of 3").waitFor();
  await press("Next");
  await seen(["Gardener", "Nurse", "Painter"]);
  await press("Next");
  await seen(["Pilot", "Tailor"]);

  // Sort and filter, by members and through the relation.
  await filters.getByLabel("Sort by").selectOption("-company.name");
  await press("Previous");
  await press("Previous");
  await seen(["Driver", "Painter", "Baker"]);
  await filters.getByLabel("Sort by").selectOption("title");
  await filters.getByLabel("Status").selectOption("open");
  await page.getByText("Page 1 of 2").waitFor();
  await seen(["Cook", "Driver", "Nurse"]);
  await filters.getByLabel("Title contains").fill("coo");
  await seen(["Cook"]);
  await filters.getByLabel("Title contains").fill("");
  await filters.getByLabel("Status").selectOption("");
  await page.getByText("Page 1 of 3").waitFor();

  // Refused without a session, then logged in.
  await press("New job");
  await job.getByLabel("Title").fill("Smith");
  await job.getByLabel("Company").selectOption({ label: "Beacon" });
  await press("Save");
  await page.getByRole("alert").filter({ hasText: "401" }).waitFor();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await press("Log in");
  await page.getByText("Ada Lovelace").waitFor();

  // Create, with inputs that nobody touched.
  await press("Save");
  await job.waitFor({ state: "detached" });
  await filters.getByLabel("Title contains").fill("smi");
  await seen(["Smith"]);
  expect(await readLast(backlot)).toEqual({
    id: 9,
    title: "Smith",
    status: "open",
    companyId: 2,
    remote: false,
    tags: [],
    createdAt: expect.any(String),
  });

  // Edit, with what number and date inputs send.
  await press("Edit Smith");
  await job.getByLabel("Salary").fill("1250");
  await job.getByLabel("Closes").fill("2026-05-01");
  await job.getByLabel("Remote").check();
  await press("Save");
  await job.waitFor({ state: "detached" });
  expect(await readLast(backlot)).toMatchObject({
    salary: 1250,
    closesAt: "2026-05-01T00:00:00.000Z",
    remote: true,
  });

  // Clear both fields again.
  await press("Edit Smith");
  await expect.poll(() => job.getByLabel("Salary").inputValue()).toBe("1250");
  await job.getByLabel("Salary").fill("");
  await job.getByLabel("Closes").fill("");
  await press("Save");
  await job.waitFor({ state: "detached" });
  const cleared = await readLast(backlot);
  expect(cleared).toMatchObject({ title: "Smith", remote: true });
  expect(cleared).not.toHaveProperty("salary");
  expect(cleared).not.toHaveProperty("closesAt");

  // What the model forbids stays refused, in words.
  await press("Edit Smith");
  await job.getByLabel("Title").fill("");
  await press("Save");
  await page.getByRole("alert").filter({ hasText: "at least 1 character" }).waitFor();
  await press("Cancel");

  // Delete and log out.
  await press("Delete Smith");
  await seen([]);
  await press("Log out");
  await page.getByRole("button", { name: "Log in" }).waitFor();
}

async function readLast(backlot: Backlot): Promise<unknown> {
  const response = await backlot.fetch(new Request("http://127.0.0.1/jobs?_sort=-id&_limit=1"));
  return ((await response.json()) as unknown[])[0];
}
