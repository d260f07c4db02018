import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { findOuterAddress } from "../control/support.ts";
import { hasChromium, keepScreenshot, openChromium } from "../support/chromium.ts";
import { expectNoBarriers, openStudio } from "../support/studio.ts";
import { startLibrary } from "./library.ts";

/** Every view with what must be there before somebody looks at it. */
const views = [
  ["data", "data/books", "[role=gridcell]"],
  ["record", "data/books?_record=1", "[id='field-title']"],
  ["json", "data/books?_record=1&_tab=json", ".cm-line"],
  ["related", "data/authors?_record=3&_tab=related", ".related-link"],
  ["new", "data/books?_new=", "[id='field-title']"],
  ["empty", "data/books?q=nothing-like-this", ".empty"],
  ["object", "data/settings", "[id='field-theme']"],
  ["requests", "requests", ".journal-line"],
  ["request", "requests/1", ".code-block"],
  ["auth", "auth", ".user"],
  ["simulation", "simulation", ".rule"],
  ["dataset", "dataset", ".rule"],
  ["models", "models", ".diagram-box"],
] as const;

const sizes = {
  desktop: { width: 1280, height: 640 },
  phone: { width: 400, height: 800 },
} as const;

/** Those which together have every colour. */
const inTheDark: ReadonlySet<string> = new Set([
  "record",
  "request",
  "auth",
  "simulation",
  "dataset",
  "models",
]);

/** What another size can break; the colours are the same. */
const phoneRules = ["scrollable-region-focusable", "target-size", "label", "button-name", "region"];

const outside = findOuterAddress();

describe.skipIf(!hasChromium)("the console's views (needs Chromium)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });

  /** A server with something to see in each view. */
  async function startBusy(): Promise<{ readonly backlot: Backlot; readonly url: string }> {
    const started = await startLibrary({
      auth: {
        mode: "bearer",
        public: ["/books"],
        users: [{ email: "ada@example.com", password: "x", name: "Ada" }],
      },
      simulate: [{ on: "POST /authors", status: 503, times: 3 }],
    });
    const { url } = started;
    await post(`${url}/books`, { title: 3 });
    await post(`${url}/auth/login`, { email: "ada@example.com", password: "x" });
    await fetch(`${url}/authors`);
    return started;
  }

  test("axe-core finds nothing wrong with any view, and every text can be read in the dark", async () => {
    const { url } = await startBusy();
    const { page, open, complaints } = await openStudio(browser, url, sizes.desktop);
    for (const [name, place, sign] of views) {
      await open(place);
      await page.locator(sign).first().waitFor();
      await keepScreenshot(page, `console-${name}`);
      await expectNoBarriers(page, place);
      if (!inTheDark.has(name)) continue;
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await keepScreenshot(page, `console-${name}-dark`);
      await expectNoBarriers(page, `${place} in the dark`, ["color-contrast"]);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    }
    expect(complaints).toEqual([]);
  });

  test("every view fits on a phone", async () => {
    const { url } = await startBusy();
    const { page, open, complaints } = await openStudio(browser, url, sizes.phone);
    for (const [name, place, sign] of views) {
      await open(place);
      await page.locator(sign).first().waitFor();
      await keepScreenshot(page, `console-${name}-phone`);
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      expect([place, width]).toEqual([place, sizes.phone.width]);
      await expectNoBarriers(page, `${place} on a phone`, phoneRules);
    }
    expect(complaints).toEqual([]);
  });

  test.skipIf(outside === undefined)(
    "from another address it asks for the token, and opens with it",
    async () => {
      const { backlot, url } = await startLibrary({ host: "0.0.0.0" });
      const address = `http://${outside}:${new URL(url).port}`;
      const { page, complaints } = await openStudio(browser, address);
      await page.goto(`${address}/_backlot`);
      await page.getByLabel("Token").fill("a guess");
      await page.getByRole("button", { name: "Open the console" }).click();
      await page.getByText("That token is not the one.").waitFor();
      await expectNoBarriers(page, "the question for the token");
      await page.getByLabel("Token").fill(backlot.token);
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "/books 40" }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  test("an address that is sent to somebody shows them the same", async () => {
    const { url } = await startBusy();
    const { page, open } = await openStudio(browser, url);
    await open("data/books?status=draft&q=the&_sort=-title&_record=1&_tab=json");
    await page.getByText("status is draft").waitFor();
    expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("the");
    await page.locator("[aria-sort=descending]").getByText("title").waitFor();
    await page.getByRole("tab", { name: "JSON", selected: true }).waitFor();
    await page.goBack();
    await page.goForward();
    await page.getByRole("heading", { name: "The Lighthouse of Maps" }).waitFor();
  });
});

function post(url: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}
