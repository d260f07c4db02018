import { once } from "node:events";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { models, resources } from "../simulate/support.ts";
import { chromiumPath, hasChromium } from "../support/chromium.ts";
import { run } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A frontend that shows how many orders there are, adds one, and says when that failed. */
const page = `<!doctype html><title>Shop</title><p id=count></p><button>Order</button>
<script type=module>
const count = document.querySelector("#count");
async function show(init) {
  try {
    const response = await fetch("/api/orders", init);
    if (!response.ok) throw new Error(String(response.status));
    const orders = await (await fetch("/api/orders")).json();
    count.textContent = orders.length + " orders";
  } catch (error) { count.textContent = "failed: " + error.message; }
}
document.querySelector("button").onclick = () =>
  show({ method: "POST", body: JSON.stringify({ customerId: 1, item: "Lamp" }) });
show();
</script>`;

const config = {
  models: "models.ts",
  basePath: "/api",
  resources,
  scenarios: { empty: { counts: { "/orders": 0 } } },
};

const specs = `import { expect, test } from "backlot/playwright";

for (const round of ["first", "second"]) {
  test(\`the \${round} test has fresh records\`, async ({ page, backlot }) => {
    await page.goto("/");
    await expect(page.locator("#count")).toHaveText("5 orders");
    await page.getByRole("button").click();
    await expect(page.locator("#count")).toHaveText("6 orders");
    expect(backlot).toHaveReceived("POST /orders", { body: { item: "Lamp" }, times: 1 });
    expect(backlot.records("/orders").count()).toBe(6);
  });
}

test("a page of the application's goes to the application", async ({ page }) => {
  await page.goto("/orders");
  await expect(page).toHaveTitle("Shop");
});

test("a rule makes the page's request fail", async ({ page, backlot }) => {
  backlot.simulate({ on: "POST /orders", fault: "reset" });
  await page.goto("/");
  await expect(page.locator("#count")).toHaveText("5 orders");
  await page.getByRole("button").click();
  await expect(page.locator("#count")).toContainText("failed");
});

test("requests of the test itself go to apiURL", async ({ request, apiURL }) => {
  expect(await (await request.get(apiURL + "/orders")).json()).toHaveLength(5);
});

test.describe("nobody has ordered", () => {
  test.use({ scenario: "empty" });
  test("is a scenario", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#count")).toHaveText("0 orders");
  });
});
`;

/**
 * As an installation has it: Playwright compiles every module that is in no `node_modules` anew, and
 * a link to this package would have it compile the whole of it.
 */
function installPackages(folder: string): void {
  const own = join(folder, "node_modules", "backlot");
  mkdirSync(own, { recursive: true });
  for (const part of ["package.json", "dist"]) {
    cpSync(join(root, part), join(own, part), { recursive: true });
  }
  symlinkSync(join(root, "assets"), join(own, "assets"));
  for (const name of ["@playwright", "@faker-js", "jiti", "typescript"]) {
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
}

test.runIf(hasChromium)(
  "a server for each worker, fresh for each test, answers the pages",
  async () => {
    const server = createServer((_, outgoing) => {
      outgoing.setHeader("content-type", "text/html").end(page);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.close();
    });
    const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const launchOptions = { executablePath: chromiumPath, args: ["--no-sandbox"] };
    const folder = makeProject({
      "package.json": JSON.stringify({ type: "module" }),
      "models.ts": models,
      "backlot.config.json": JSON.stringify(config),
      "orders.spec.ts": specs,
      "playwright.config.ts": `export default ${JSON.stringify({
        workers: 2,
        fullyParallel: true,
        timeout: 0,
        expect: { timeout: 60_000 },
        reporter: "json",
        use: { baseURL, launchOptions },
      })};`,
    });
    installPackages(folder);
    const playwright = join(root, "node_modules/.bin/playwright");
    const { stdout, stderr } = await run(playwright, ["test"], { cwd: folder });
    const { stats, errors } = JSON.parse(stdout || "{}");
    expect({ stats, errors, stderr }).toMatchObject({
      stats: { expected: 6, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [],
    });
  },
);
