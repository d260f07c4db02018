import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { openPage } from "./chromium.ts";

export interface Studio {
  readonly page: Page;
  /** Opens a place in the console: `data/books?_record=1`. */
  open(place: string): Promise<void>;
  /** Whatever it loaded from elsewhere, or wrote to the browser's console as an error. */
  readonly complaints: readonly string[];
}

const desktop = { width: 1280, height: 800 };

/** The console in a browser, as a person has it beside the app. */
export async function openStudio(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number } = desktop,
): Promise<Studio> {
  const page = await openPage(browser, viewport);
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(`${url}/`) || /^(?:data|blob):/.test(request.url());
    if (!isOwn) complaints.push(request.url());
  });
  page.on("console", (message) => {
    const isRefusal = /the server responded with a status of|ERR_/.test(message.text());
    if (message.type() === "error" && !isRefusal) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const open = async (place: string) => {
    await page.goto(`${url}/_backlot#/${place}`);
    await page.locator(".rail-state-live").waitFor({ state: "attached" });
  };
  return { page, open, complaints };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Until what was asked of the page last has been drawn, and whatever moves to an end is there. */
const untilDrawn = `(async () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  const ending = document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
})()`;

/** What axe-core finds wrong with the page as it is now, by all of its rules or these. */
async function findBarriers(page: Page, rules: readonly string[]): Promise<string[]> {
  // Of what is as it should be it would work out a path through the page for each element.
  const resultTypes = ["violations"];
  const options = rules.length === 0 ? { resultTypes } : { resultTypes, runOnly: rules };
  await page.evaluate(untilDrawn);
  // By the debugger, which the page's policy does not bind.
  if (await page.evaluate("!('axe' in window)")) await page.evaluate(axe);
  const violations = await page.evaluate<AxeResults["violations"]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

export async function expectNoBarriers(
  page: Page,
  place: string,
  rules: readonly string[] = [],
): Promise<void> {
  expect([place, await findBarriers(page, rules)]).toEqual([place, []]);
}
