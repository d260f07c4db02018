import { join } from "node:path";
import { chromium } from "playwright-core";
import { createBacklot } from "../../dist/index.js";

const views = [
  {
    name: "console-data",
    scheme: "light",
    place: "#/data/products",
    ready: (page) => page.getByRole("row").nth(3).click(),
  },
  {
    name: "console-models",
    scheme: "dark",
    place: "#/models",
    ready: (page) => page.locator("svg text").first().waitFor(),
  },
  {
    name: "console-simulation",
    scheme: "light",
    place: "#/simulation",
    ready: (page) => page.getByText("POST /orders").first().waitFor(),
    rules: [
      { on: "*", delay: [200, 800] },
      { on: "POST /orders", status: 503, times: 2 },
    ],
  },
];

/** Pictures of the console over an example, as a browser shows it. */
export async function takeScreenshots(example, folder) {
  const backlot = await createBacklot(example, { dataset: ":memory:", port: 0 });
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const url = await backlot.listen();
    for (const { name, scheme, place, ready, rules = [] } of views) {
      for (const rule of rules) backlot.simulate(rule);
      const page = await browser.newPage({
        viewport: { width: 1280, height: 760 },
        colorScheme: scheme,
      });
      await page.goto(`${url}/_backlot${place}`);
      await page.getByRole("link", { name: "Data" }).first().waitFor();
      await ready(page);
      // Pictures and faces of records are drawn after their rows.
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(folder, `${name}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
    await backlot.close();
  }
}
