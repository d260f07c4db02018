import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { models, order, resources, startOrders } from "../simulate/support.ts";
import { makeProject } from "../support/project.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the listener answers a Node server's requests", async () => {
  const backlot = await startOrders();
  const url = await serve(backlot.listener);
  expect((await fetch(`${url}/orders/1`)).status).toBe(200);
  const created = await fetch(`${url}/orders`, { method: "POST", body: JSON.stringify(order) });
  expect(created.status).toBe(201);
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
});

test("beside another handler it leaves to that what is no path of its own", async () => {
  const backlot = await startOrders({ basePath: "/api" });
  const url = await serve((incoming, outgoing) =>
    backlot.listener(incoming, outgoing, () => outgoing.end("the page")),
  );
  const text = async (path: string) => (await fetch(url + path)).text();
  expect(await text("/")).toBe("the page");
  expect(await text("/orders")).toBe("the page");
  expect(JSON.parse(await text("/api/orders/1?_fields=id"))).toEqual({ id: 1 });
  expect(JSON.parse(await text("/api/orders/"))).toHaveLength(5);
  expect((await fetch(`${url}/api/orders/99`)).status).toBe(404);
  expect(await text("/docs")).toContain("swagger");
});

test("await using closes it", async () => {
  const config = JSON.stringify({
    models: "models.ts",
    port: 0,
    dataset: "data.sqlite",
    resources,
  });
  const root = makeProject({ "models.ts": models, "config.json": config });
  for (let round = 0; round < 2; round++) {
    await using backlot = await createBacklot(`${root}/config.json`);
    expect(backlot.total).toBe(13);
  }
});
