import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";

const ofSystem = "/usr/bin/chromium";
/** Draws the same pages for little more than half the processor time. */
const headless = "/usr/bin/chromium-headless-shell";

export const chromiumPath = process.env["CHROMIUM"] ?? (existsSync(headless) ? headless : ofSystem);

/** Whether the system has the browser that the page tests drive; CI installs it. */
export const hasChromium = existsSync(chromiumPath);

let opened: Promise<Browser> | undefined;

/**
 * One browser for all files that a worker runs, and gone with it: to start one costs more than most of
 * their tests. Every page has its own cookies and storage.
 */
export function openChromium(): Promise<Browser> {
  opened ??= chromium.launch({
    executablePath: chromiumPath,
    timeout: 0,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // No page lives for as long as it takes until optimized code has paid.
      "--js-flags=--no-opt",
    ],
  });
  return opened;
}

/** Somewhat less than a test may take, so that what failed is the wait, by its name, and not the test. */
const longestWait = 240_000;

/** A page that is waited for as long as its test may: a busy machine is no fault of the page. */
export async function openPage(
  browser: Browser,
  viewport?: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await browser.newPage(viewport ? { viewport } : {});
  onTestFinished(() => page.close());
  page.setDefaultTimeout(longestWait);
  return page;
}

/**
 * Keeps a picture of what a person would see, for somebody who looks: `SCREENSHOTS=1 npx vitest run
 * tests/console`. Otherwise nobody does, and a picture costs as much as the test around it.
 */
export async function keepScreenshot(
  page: Page,
  name: string,
  options: { readonly fullPage?: boolean } = {},
): Promise<void> {
  if (process.env["SCREENSHOTS"] === undefined) return;
  const folder = fileURLToPath(new URL("../browser/screenshots/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ ...options, path: `${folder}${name}.png` });
}
