import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { preview } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { backlot } from "../../src/adapters/vite.ts";
import { models, order, resources } from "../simulate/support.ts";
import { runBacklot } from "../support/command.ts";
import { makeApp, serve, toConfig } from "./vite-server.ts";

const asPage = { headers: { accept: "text/html", "sec-fetch-dest": "document" } };

async function titleOf(url: string, init?: RequestInit): Promise<string | undefined> {
  return /<title>(.*)<\/title>/.exec(await (await fetch(url, init)).text())?.[1];
}

test("the dev server answers below the base path, and all else stays Vite's", async () => {
  const { url } = await serve(makeApp());
  expect(await (await fetch(`${url}/api/orders`)).json()).toHaveLength(5);
  const sent = { method: "POST", body: JSON.stringify(order), headers: { origin: url } };
  expect((await fetch(`${url}/api/orders`, sent)).status).toBe(201);
  const missing = await fetch(`${url}/api/nothing`, asPage);
  expect([missing.status, missing.headers.get("content-type")]).toEqual([
    404,
    "application/problem+json",
  ]);
  expect(await titleOf(`${url}/orders`, asPage)).toBe("The app");
  expect(await titleOf(`${url}/`, asPage)).toBe("The app");
  expect(await (await fetch(`${url}/main.ts`)).text()).toContain("Shop");
});

test("docs, console and management are on the same origin", async () => {
  const { url } = await serve(makeApp());
  expect(await titleOf(`${url}/_backlot`, asPage)).toContain("mock API");
  expect((await fetch(`${url}/docs`, asPage)).status).toBe(200);
  expect((await fetch(`${url}/_backlot/api/state`)).status).toBe(200);
});

test("without a base path a page of a resource's name is the application's", async () => {
  const { url } = await serve(makeApp({}, ""));
  expect(await (await fetch(`${url}/orders`)).json()).toHaveLength(5);
  expect((await fetch(`${url}/orders/99`)).status).toBe(404);
  expect(await titleOf(`${url}/orders`, asPage)).toBe("The app");
  expect(await titleOf(`${url}/nothing`, asPage)).toBe("The app");
  expect((await fetch(`${url}/docs`, asPage)).status).toBe(200);
});

test("it prints its routes below Vite's addresses", async () => {
  const { server, url, printed } = await serve(makeApp());
  server.printUrls();
  expect(printed()).toBe(`  ➜  Local:   ${url}/
  ➜  Backlot: ${url}/_backlot
  ➜  API docs: ${url}/docs
     /api/customers  GET POST PUT PATCH DELETE
     /api/orders     GET POST PUT PATCH DELETE
     /api/reviews    GET
     /api/settings   GET PUT PATCH`);
});

test("what Vite hands on to a real backend is that one's, unless the mock has the route", async () => {
  const { url: real } = await serve(
    makeApp({ basePath: "/api", resources: [{ path: "/invoices", type: "Order[]", count: 1 }] }),
  );
  const { url } = await serve(makeApp(), [backlot()], { server: { proxy: { "/api": real } } });
  expect(await (await fetch(`${url}/api/invoices`)).json()).toHaveLength(1);
  expect(await (await fetch(`${url}/api/orders`)).json()).toHaveLength(5);
});

test("a saved model is served, and a mistake is shown on the page until it is mended", async () => {
  const root = makeApp();
  const { server, url, printed } = await serve(root);
  const sent = vi.spyOn(server.ws, "send");
  const file = join(root, "models.ts");
  writeFileSync(file, models.replace("item: string", "item: string; note: string"));
  await expect.poll(async () => (await fetch(`${url}/api/orders/1`)).json()).toHaveProperty("note");
  expect(sent).not.toHaveBeenCalled();

  writeFileSync(file, models.replace("export interface Order ", "interface Order "));
  await expect
    .poll(() => sent.mock.lastCall?.[0])
    .toMatchObject({
      type: "error",
      err: { plugin: "backlot", message: expect.stringContaining("resources[1].type") },
    });
  expect(printed()).toContain("[backlot] resources[1].type");
  expect((await fetch(`${url}/api/orders/1`)).status).toBe(200);

  writeFileSync(file, models);
  await expect.poll(() => sent.mock.lastCall?.[0]).toEqual({ type: "update", updates: [] });
});

test("a mistake at the start is told and mended without a restart", async () => {
  const root = makeApp({ resources: [{ path: "/orders", type: "Ordr[]" }] });
  const { url, printed } = await serve(root);
  expect(printed()).toContain('Did you mean "Order"?');
  expect(await titleOf(`${url}/`, asPage)).toBe("The app");
  const config = { models: "models.ts", basePath: "/api", resources };
  writeFileSync(join(root, "backlot.config.json"), JSON.stringify(config));
  await expect
    .poll(async () => (await fetch(`${url}/api/orders`)).headers.get("x-total-count"))
    .toBe("5");
});

test("a restart of Vite's keeps the records of the dataset's file", async () => {
  const { server, url } = await serve(makeApp());
  await fetch(`${url}/api/orders`, { method: "POST", body: JSON.stringify(order) });
  const port = Number(new URL(url).port);
  server.config.server.port = port;
  await server.restart();
  const again = server.resolvedUrls?.local[0] ?? "";
  expect(await (await fetch(`${again}api/orders`)).json()).toHaveLength(6);
});

test("the command line finds the mock inside Vite", async () => {
  const root = makeApp({ scenarios: { empty: { counts: { "/orders": 0 } } } });
  const { url } = await serve(root);
  const place = () => fetch(`${url}/api/orders`, { method: "POST", body: JSON.stringify(order) });
  const command = async (...args: readonly string[]) => {
    const { status, stderr } = await runBacklot(root, ...args);
    expect([args, status, stderr]).toEqual([args, 0, ""]);
  };
  await command("simulate", "POST /orders", "503", "--times", "1");
  expect([(await place()).status, (await place()).status]).toEqual([503, 201]);
  await command("scenario", "empty");
  expect(await (await fetch(`${url}/api/orders`)).json()).toEqual([]);
  await command("scenario", "off");
  await command("snapshot", "save", "six");
  await command("reset", "/orders");
  expect(await (await fetch(`${url}/api/orders`)).json()).toHaveLength(5);
  await command("snapshot", "restore", "six");
  expect(await (await fetch(`${url}/api/orders`)).json()).toHaveLength(6);
});

test("the preview server has it, too", async () => {
  const lines: string[] = [];
  const server = await preview(
    await toConfig(makeApp(), [backlot(".", { dataset: ":memory:" })], lines),
  );
  onTestFinished(() => server.close());
  const [url] = server.resolvedUrls?.local ?? [];
  expect(await (await fetch(`${url}api/orders`)).json()).toHaveLength(5);
  expect(await titleOf(`${url}`, asPage)).toBe("The built app");
});

test("it closes with the server: another may have the dataset", async () => {
  const root = makeApp();
  for (let round = 0; round < 2; round++) {
    const { server, url, printed } = await serve(root);
    expect((await fetch(`${url}/api/orders`)).status).toBe(200);
    await server.close();
    expect(printed()).toBe("");
  }
});

test("two plugins mock two backends", async () => {
  const root = makeApp({ dataset: ":memory:" });
  const other = {
    models: join(root, "models.ts"),
    basePath: "/billing",
    docs: false,
    dataset: ":memory:",
  } as const;
  const plugins = [
    backlot(),
    backlot({ ...other, resources: [{ path: "/invoices", type: "Order[]", count: 2 }] }),
  ];
  const { url } = await serve(root, plugins);
  expect(await (await fetch(`${url}/billing/invoices`)).json()).toHaveLength(2);
  expect(await (await fetch(`${url}/api/orders`)).json()).toHaveLength(5);
});
