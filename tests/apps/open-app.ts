import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openChromium, openPage } from "../support/chromium.ts";

/** An application's page in a browser, on an origin of its own, as Vite would serve it. */
export async function openApp(
  entry: string,
  environment: Readonly<Record<string, string>>,
  plugins: Plugin[] = [],
): Promise<Page> {
  const origin = await servePage(await bundle(entry, environment, plugins));
  const browser = await openChromium();
  const page = await openPage(browser, { width: 1100, height: 900 });
  await page.goto(origin);
  return page;
}

/** All that an application is told is its environment: where the API is. */
async function bundle(
  entry: string,
  environment: Readonly<Record<string, string>>,
  plugins: Plugin[],
): Promise<string> {
  const variables = Object.entries(environment).map(
    ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)] as const,
  );
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    logLevel: "error",
    plugins,
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
      ...Object.fromEntries(variables),
    },
  });
  return outputFiles[0]?.text ?? "";
}

async function servePage(script: string): Promise<string> {
  const html =
    '<!doctype html><title>App</title><div id="app"></div><script type="module" src="/app.js"></script>';
  const server = createServer((request, response) => {
    const isScript = request.url === "/app.js";
    const type = isScript ? "text/javascript" : "text/html";
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` });
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
