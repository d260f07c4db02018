import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { hasChromium, openChromium } from "../support/chromium.ts";
import { openStudio } from "../support/studio.ts";
import { startLibrary } from "./library.ts";

describe.skipIf(!hasChromium)("records in the console (needs Chromium)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });

  test("by keyboard alone: find, open, change a nested member, mend a fault, follow a reference", async () => {
    const { url } = await startLibrary();
    const { page, open, complaints } = await openStudio(browser, url);
    await open("data/books");
    await cell(page, "The Lighthouse of Maps").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("lighthouse of");
    await page.getByText("1 record", { exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "The Lighthouse of Maps" }).waitFor();

    const zip = page.locator('[id="field-publisher.address.zip"]');
    await tabTo(page, "field-publisher.address.zip");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await page.locator('[id="fault-publisher.address.zip"]').waitFor();
    expect(await page.locator('[id="fault-publisher.address.zip"]').innerText()).toBe(
      "must have at least 3 characters",
    );
    expect(await focusedId(page)).toBe("field-publisher.address.zip");
    expect(await zip.getAttribute("aria-invalid")).toBe("true");
    expect(await readBook(url, 1)).toMatchObject({ publisher: { address: { zip: "1100-001" } } });

    await page.keyboard.press("Control+a");
    await page.keyboard.type("1200-002");
    await page.keyboard.press("Control+s");
    await page.getByText("The Lighthouse of Maps was saved.").waitFor();
    expect(await readBook(url, 1)).toMatchObject({ publisher: { address: { zip: "1200-002" } } });

    await page.keyboard.press("Escape");
    await page
      .getByRole("heading", { name: "The Lighthouse of Maps" })
      .waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await tabTo(page, "field-authorId");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const author = (await (await fetch(`${url}/authors/3`)).json()) as { name: string };
    await page.getByRole("heading", { name: author.name }).waitFor();
    expect(page.url()).toContain("#/data/authors?_record=3");
    expect(complaints).toEqual([]);
  });

  test("a fault shows at its field while somebody writes, and goes when it is mended", async () => {
    const { url } = await startLibrary();
    const { page, open, complaints } = await openStudio(browser, url);
    await open("data/books?_record=1");
    const zip = page.locator('[id="field-publisher.address.zip"]');
    const fault = page.locator('[id="fault-publisher.address.zip"]');
    await zip.fill("1");
    await fault.getByText("must have at least 3 characters").waitFor();
    expect(await focusedId(page)).toBe("field-publisher.address.zip");
    expect(await page.getByRole("alert").count()).toBe(0);
    await zip.fill("12");
    await page.keyboard.type("3");
    await fault.waitFor({ state: "detached" });
    expect(await readBook(url, 1)).toMatchObject({ publisher: { address: { zip: "1100-001" } } });

    await open("data/books?_new=");
    await page.locator('[id="field-publisher.address.zip"]').fill("1");
    await fault.waitFor();
    expect(await page.locator('[id="fault-title"]').count()).toBe(0);
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("alert").waitFor();
    expect(complaints).toEqual([]);
  });

  test("a record is copied as a request and as a literal, and the clipboard has it", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
    await open("data/books?_record=1");
    const copyAs = async (kind: string, told: string) => {
      await page.getByRole("button", { name: "Copy as" }).click();
      await page.getByRole("menuitem", { name: `Copy as ${kind}` }).click();
      await page.getByText(told).last().waitFor();
      return page.evaluate<string>("navigator.clipboard.readText()");
    };
    expect(await copyAs("curl", "The curl command copied.")).toContain(`${url}/books/1`);
    expect(await copyAs("fetch", "The fetch call copied.")).toMatch(/^(?:const|await).*fetch\(/s);
    expect(await copyAs("TypeScript", "The literal copied.")).toContain("The Lighthouse of Maps");
    expect(JSON.parse(await copyAs("JSON", "The JSON copied."))).toEqual(await readBook(url, 1));
  });

  test("columns are hidden and widened, and the next visit finds them so", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books");
    const head = (name: string) => page.getByRole("columnheader", { name });
    await head("status").waitFor();
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitemcheckbox", { name: "status" }).click();
    await head("status").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    const widthOf = async () => (await head("title").boundingBox())?.width ?? 0;
    const before = await widthOf();
    const edge = await head("title").locator(".grid-edge").boundingBox();
    if (!edge) throw new Error("There is nothing to drag.");
    await page.mouse.move(edge.x + 4, edge.y + 5);
    await page.mouse.down();
    await page.mouse.move(edge.x + 104, edge.y + 5, { steps: 4 });
    await page.mouse.up();
    await expect.poll(widthOf).toBeGreaterThan(before + 90);
    await head("title").getByRole("button").focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect.poll(widthOf).toBeLessThan(before + 90);
    const after = await widthOf();
    await page.reload();
    await head("title").waitFor();
    expect(await head("status").count()).toBe(0);
    await expect.poll(widthOf).toBe(after);
  });

  test("columns change places by the pointer and by keys, and come back as the model has them", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books");
    const head = (name: string) => page.getByRole("columnheader", { name });
    await head("status").waitFor();
    const names = () => page.getByRole("columnheader").allInnerTexts();
    const before = await names();
    expect(before.slice(0, 4)).toEqual(["", "id", "title", "authorId"]);
    await head("status").dragTo(head("title"));
    await expect
      .poll(names)
      .toEqual(["", "id", "status", ...before.slice(2, 4), ...before.slice(5)]);
    await head("status").getByRole("button").focus();
    await page.keyboard.press("Alt+Shift+ArrowRight");
    await expect.poll(async () => (await names()).slice(2, 4)).toEqual(["title", "status"]);
    await page.keyboard.press("Alt+Shift+ArrowRight");
    await expect.poll(names).toEqual(before);
    // A column that cannot be sorted by has no button, and moves as well.
    await head("tags").focus();
    await page.keyboard.press("Alt+Shift+ArrowLeft");
    await expect.poll(names).not.toEqual(before);
    await page.reload();
    await head("tags").waitFor();
    expect(await names()).not.toEqual(before);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitem", { name: "Reset columns" }).click();
    await expect.poll(names).toEqual(before);
  });

  test("a list is sorted by several properties, and the head keeps the focus", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books");
    const sorter = (name: string) =>
      page.getByRole("columnheader", { name }).getByRole("button", { name });
    await sorter("status").focus();
    await page.keyboard.press("Enter");
    await page.locator("[aria-sort=ascending]").getByText("status").waitFor();
    await sorter("title").click({ modifiers: ["Shift"] });
    await sorter("title").click({ modifiers: ["Shift"] });
    await expect.poll(() => page.url()).toContain("_sort=status%2C-title");
    const [first] = (await (await fetch(`${url}/books?_sort=status,-title`)).json()) as {
      title: string;
    }[];
    await page
      .locator("[data-cell='0 1']")
      .getByText(first?.title ?? "")
      .waitFor();
    expect(await page.evaluate("document.activeElement?.textContent")).toContain("title");
    await sorter("authorId").click();
    await expect.poll(() => page.url()).toMatch(/_sort=authorId$/);
  });

  test("a million records scroll to their end, row by row, and the row in focus stays", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await page.route("**/_backlot/api/records/authors?*", async (route) => {
      const query = new URL(route.request().url()).searchParams;
      const [start, end] = [Number(query.get("_start")), Number(query.get("_end"))];
      const json = Array.from({ length: Math.min(end, 1_000_000) - start }, (_, at) => ({
        id: start + at + 1,
        name: `Author ${start + at + 1}`,
        email: "somebody@example.com",
      }));
      await route.fulfill({ json, headers: { "x-total-count": "1000000" } });
    });
    await open("data/authors");
    await page.getByText("1,000,000 records").waitFor();
    await cell(page, "Author 1").and(page.locator("[data-cell='0 1']")).click();
    await page.keyboard.press("Control+End");
    await page.locator("[data-cell='999999 1']").getByText("Author 1000000").waitFor();
    await expect.poll(() => isInSight(page, "999999 1")).toBe(true);
    for (let step = 0; step < 40; step += 1) await page.keyboard.press("ArrowUp");
    await expect.poll(() => isInSight(page, "999959 1")).toBe(true);
    await page.evaluate("document.querySelector('[role=grid]').scrollTo(0, 0)");
    await page.locator("[data-cell='0 1']").getByText("Author 1", { exact: true }).waitFor();
    expect(await page.locator("[data-cell='999959 1']").count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => isInSight(page, "999960 1")).toBe(true);
    expect(await page.getByRole("row").count()).toBeLessThan(60);
  });

  test("all that a filter finds is selected at once", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books?status=draft");
    const found = (await (await fetch(`${url}/books?status=draft`)).json()) as unknown[];
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await page.getByText(`${found.length} records selected`).waitFor();
    await page.getByRole("checkbox", { name: "Select all" }).uncheck();
    await page.getByRole("toolbar").waitFor({ state: "detached" });
    await page.locator("[role=gridcell][tabindex='0']").focus();
    await page.keyboard.press("Control+a");
    await page.getByText(`${found.length} records selected`).waitFor();
  });

  test("what another client writes arrives, in the table, in the counts and in the open record", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books?_record=2");
    await page.locator('[id="field-title"]').waitFor();
    await patch(url, 2, { title: "Written elsewhere" });
    await cell(page, "Written elsewhere").waitFor();
    await page.getByRole("heading", { name: "Written elsewhere" }).waitFor();
    expect(await page.locator('[id="field-title"]').inputValue()).toBe("Written elsewhere");
    const { id: _, ...copy } = await readBook(url, 2);
    await send(url, "POST", "/books", copy);
    await page.getByRole("link", { name: "/books 41" }).waitFor();
  });

  test("who was writing meanwhile is told, and decides", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books?_record=2");
    const title = page.locator('[id="field-title"]');
    await title.fill("Mine");
    await patch(url, 2, { title: "Theirs" });
    await page.getByText("Somebody else changed this record").waitFor();
    await page.getByRole("button", { name: "Load theirs" }).click();
    expect(await title.inputValue()).toBe("Theirs");
    await title.fill("Mine");
    await patch(url, 2, { title: "Theirs again" });
    await page.getByRole("button", { name: "Keep mine" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("was saved").waitFor();
    expect(await readBook(url, 2)).toMatchObject({ title: "Mine" });
  });

  test("a change is undone, a record is duplicated, created and deleted", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books?_record=2");
    const before = await readBook(url, 2);
    await page.locator('[id="field-title"]').fill("Another");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Taken back.").waitFor();
    expect(await readBook(url, 2)).toMatchObject({ title: before["title"] });

    await page.getByRole("button", { name: "Duplicate" }).click();
    await page.getByRole("heading", { name: "New Book" }).waitFor();
    await page.locator('[id="field-title"]').fill("A copy");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "A copy" }).waitFor();
    expect(page.url()).toContain("_record=41");

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Nothing else goes along").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("1 record deleted.").waitFor();
    expect((await fetch(`${url}/books/41`)).status).toBe(404);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await page.getByText("Taken back.").last().waitFor();
    await expect.poll(async () => (await fetch(`${url}/books/41`)).status).toBe(200);
  });

  test("a delete says first what goes along, and is undone whole", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    const list = (await (await fetch(`${url}/books?authorId=3`)).json()) as unknown[];
    await open("data/authors?_record=3");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const count = list.length === 1 ? "1 record" : `${list.length} records`;
    await page.getByText(`${count} of /books will be deleted`).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("1 record deleted.").waitFor();
    expect((await fetch(`${url}/books/1`)).status).toBe(404);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Taken back.").waitFor();
    expect((await fetch(`${url}/books/1`)).status).toBe(200);
  });

  test("as JSON: what is no JSON cannot be saved, and a fault is marked in the text", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books?_record=1&_tab=json");
    const text = page.getByRole("textbox", { name: "The record as JSON" });
    await text.getByText("Lighthouse").waitFor();
    await text.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("{");
    const save = page.getByRole("button", { name: "Save" });
    await expect.poll(() => save.getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("alert").waitFor();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(JSON.stringify({ ...(await readBook(url, 1)), title: 7 }));
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByText("title must be a text").waitFor();
    await page.locator(".cm-lintRange-error").waitFor();
    await page.keyboard.press("Control+z");
    expect(await readBook(url, 1)).toMatchObject({ title: "The Lighthouse of Maps" });
  });

  test("stored text that looks like HTML stays text", async () => {
    const { url } = await startLibrary();
    const { page, open, complaints } = await openStudio(browser, url);
    await open("data/books?_record=1");
    await page.locator('[id="field-note"]').waitFor();
    expect(await page.locator('[id="field-note"]').inputValue()).toContain("<script>");
    await page.getByText("onerror=alert(1)").first().waitFor();
    expect(await page.locator("img[src=x], #app script").count()).toBe(0);
    expect(await page.title()).not.toBe("taken");
    expect(complaints).toEqual([]);
  });

  test("several are selected, exported and deleted; a list is filtered and sorted by its address", async () => {
    const { url } = await startLibrary();
    const { page, open } = await openStudio(browser, url);
    await open("data/books?status=draft&_sort=-id");
    await page.getByText("status is draft").waitFor();
    const ids = (await (await fetch(`${url}/books?status=draft&_sort=-id`)).json()) as {
      id: number;
    }[];
    const [first, second] = ids.map(({ id }) => id);
    await page.getByRole("checkbox", { name: `Select ${first}`, exact: true }).check();
    await page.getByRole("checkbox", { name: `Select ${second}`, exact: true }).check();
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe("books.csv");
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("2 records deleted.").waitFor();
    expect((await fetch(`${url}/books/${first}`)).status).toBe(404);
    await page.getByRole("button", { name: "Remove the filter of status" }).click();
    await page.getByText("38 records").waitFor();
  });
});

function cell(page: Page, text: string) {
  return page.getByRole("gridcell", { name: text });
}

/** Whether a cell is drawn within its grid, below the head. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  const boxes = [
    page.locator(`[data-cell="${name}"]`),
    page.locator(".grid-head"),
    page.getByRole("grid"),
  ];
  const [found, head, grid] = await Promise.all(boxes.map((box) => box.boundingBox()));
  if (!found || !head || !grid) return false;
  return found.y >= head.y + head.height - 1 && found.y + found.height <= grid.y + grid.height + 1;
}

/** Steps through the page as somebody without a mouse does. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if ((await focusedId(page)) === id) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${id} cannot be reached by keyboard`);
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate("document.activeElement?.id");
}

async function readBook(url: string, id: number): Promise<Record<string, unknown>> {
  return (await (await fetch(`${url}/books/${id}`)).json()) as Record<string, unknown>;
}

function patch(url: string, id: number, change: unknown): Promise<Response> {
  return send(url, "PATCH", `/books/${id}`, change);
}

function send(url: string, method: string, path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(url + path, { method, headers, body: JSON.stringify(body) });
}
