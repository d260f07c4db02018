import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { hasChromium, openChromium } from "../support/chromium.ts";
import { exampleNames, examplesFolder } from "../support/examples.ts";
import { startBacklot } from "../support/project.ts";
import { expectNoBarriers, openStudio } from "../support/studio.ts";
import { kinds } from "./kinds.ts";

/** What a form can get wrong; its colours are looked at with the other views. */
const formRules = [
  "label",
  "select-name",
  "button-name",
  "aria-valid-attr-value",
  "duplicate-id-aria",
  "label-content-name-mismatch",
];

describe.skipIf(!hasChromium)("forms from models (needs Chromium)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });

  async function startKinds(): Promise<{ backlot: Backlot; url: string }> {
    const backlot = await startBacklot(kinds, {
      resources: [
        { path: "/things", type: "Thing[]", count: 6 },
        { path: "/owners", type: "Owner[]", count: 4 },
        { path: "/events", type: "Event[]", count: 6 },
      ],
    });
    return { backlot, url: await backlot.listen() };
  }

  test("every kind of schema has a field, and what is saved is what was written", async () => {
    const { url } = await startKinds();
    const { page, open, complaints } = await openStudio(browser, url);
    await open("data/things?_record=1");
    const field = (path: string) => page.locator(`[id="field-${path}"]`);
    await field("text").fill("changed");
    await field("amount").fill("7");
    await field("isOn").setChecked(true);
    await field("choice").selectOption({ label: "3" });
    await field("moment").fill("2026-02-03T04:05:06.007");
    await field("nested.deep.deeper").fill("42");
    await page.getByLabel("Kind of shape").selectOption({ label: "square" });
    await field("shape.side").fill("12");
    await page.getByRole("button", { name: "Add to list" }).click();
    await page.getByRole("group", { name: "list" }).getByRole("textbox").last().fill("another");
    await page.getByLabel("Name of a new property of record").fill("extra");
    await page.getByLabel("Name of a new property of record").press("Enter");
    await field("record.extra").fill("5");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("was saved").waitFor();
    const saved = (await (await fetch(`${url}/things/1`)).json()) as Record<string, unknown>;
    expect(saved).toMatchObject({
      text: "changed",
      amount: 7,
      isOn: true,
      choice: 3,
      moment: "2026-02-03T04:05:06.007Z",
      nested: { deep: { deeper: 42 } },
      shape: { kind: "square", side: 12 },
      record: { extra: 5 },
    });
    expect((saved["list"] as string[]).at(-1)).toBe("another");
    await expectNoBarriers(page, "a form of every kind", formRules);
    expect(complaints).toEqual([]);
  });

  test("what the server owns is shown and not written; faults stand at their fields", async () => {
    const { url } = await startKinds();
    const { page, open } = await openStudio(browser, url);
    await open("data/things?_record=2");
    for (const name of ["id", "code", "createdAt"]) {
      expect(await page.locator(`[id="field-${name}"]`).getAttribute("readonly")).not.toBe(null);
    }
    await page.locator('[id="field-amount"]').fill("twelve");
    await page.locator('[id="field-mail"]').fill("nobody");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator('[id="fault-amount"]').waitFor();
    expect(await page.locator('[id="fault-amount"]').innerText()).toBe("must be a number");
    expect(await page.locator('[id="fault-mail"]').innerText()).toBe("must be an email address");
    await expectNoBarriers(page, "a form with faults", formRules);
  });

  test("a new record of a union is of the kind that was chosen", async () => {
    const { url } = await startKinds();
    const { page, open } = await openStudio(browser, url);
    await open("data/events?_new=");
    await page.getByLabel("Kind of record").selectOption({ label: "order" });
    await page.locator('[id="field-total"]').fill("99");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("was created").waitFor();
    const [made] = (await (await fetch(`${url}/events?_sort=-id&_limit=1`)).json()) as unknown[];
    expect(made).toMatchObject({ type: "order", total: 99 });
  });

  test("a reference is found by a word of what it refers to", async () => {
    const { url } = await startKinds();
    const thing = (await (await fetch(`${url}/things/1`)).json()) as { ownerId: string };
    const owners = (await (await fetch(`${url}/owners`)).json()) as {
      id: string;
      name: string;
    }[];
    const other = owners.find(({ id }) => id !== thing.ownerId);
    const { page, open } = await openStudio(browser, url);
    await open("data/things?_record=1");
    await page.locator('[id="field-ownerId"]').fill(other?.name ?? "");
    await page
      .getByRole("option", { name: other?.name ?? "" })
      .first()
      .waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("was saved").waitFor();
    expect(await (await fetch(`${url}/things/1`)).json()).toMatchObject({ ownerId: other?.id });
  });

  test.each(exampleNames)(
    "the %s example: each resource, a record and the diagram",
    async (name) => {
      const backlot = await createBacklot(`${examplesFolder}${name}`, {
        dataset: ":memory:",
        port: 0,
      });
      onTestFinished(() => backlot.close());
      const { page, open, complaints } = await openStudio(browser, await backlot.listen());
      await open("models");
      await page.locator(".diagram-box").first().waitFor();
      for (const { path } of backlot.config.resources) {
        await open(`data${path}`);
        await expectRecords(page, path);
      }
      expect(complaints).toEqual([]);
    },
  );
});

/** A list with a record that opens, or the one object that there is. */
async function expectRecords(page: Page, path: string): Promise<void> {
  const grid = page.getByRole("grid", { name: path });
  const form = page.getByRole("complementary", { name: `Record of ${path}` });
  await grid.or(form).first().waitFor();
  if (await grid.isVisible()) {
    await grid.locator("[data-cell='0 0']").click();
    await form.waitFor();
  }
  await form.locator(".field").first().waitFor();
}
