import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Whether the system has the browser that the page tests drive; CI installs it. */
export const hasChromium = existsSync(executablePath);

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Where a test keeps a picture of what a person would see. */
export function screenshotPath(name: string): string {
  const folder = fileURLToPath(new URL("../browser/screenshots/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  return `${folder}${name}.png`;
}
