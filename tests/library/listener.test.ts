import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, createServer as createHttp2Server } from "node:http2";
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

test("what a handler before it has set stays, and every cookie arrives", async () => {
  const auth = { mode: "bearer", transport: "cookie" } as const;
  const backlot = await startOrders({ auth });
  const url = await serve((incoming, outgoing) => {
    outgoing.setHeader("x-powered-by", "another");
    backlot.listener(incoming, outgoing);
  });
  const body = JSON.stringify({ email: "ada@example.com", password: "a long password" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/auth/register`, { method: "POST", body, headers });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("x-powered-by")).toBe("another");
  expect(answer.headers.getSetCookie().length).toBeGreaterThan(1);
});

test("the listener answers over HTTP/2, as Vite speaks it over TLS", async () => {
  const backlot = await startOrders();
  const server = createHttp2Server((incoming, outgoing) =>
    backlot.listener(incoming, outgoing),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.close();
    server.close();
  });
  const ask = async (headers: Record<string, string>, body?: string) => {
    const stream = client.request(headers, { endStream: body === undefined });
    if (body !== undefined) stream.end(body);
    const [answer] = await once(stream, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return { status: answer[":status"], json: JSON.parse(Buffer.concat(chunks).toString()) };
  };
  expect(await ask({ ":path": "/orders/1" })).toMatchObject({ status: 200, json: { id: 1 } });
  const post = { ":method": "POST", ":path": "/orders", "content-type": "application/json" };
  expect(await ask(post, JSON.stringify(order))).toMatchObject({ status: 201 });
});

test("the globals of the process stay as they are", async () => {
  const before = { Request, Response, Headers, fetch };
  const backlot = await startOrders();
  const answer = await fetch(`${await backlot.listen()}/orders/1`);
  expect(answer.status).toBe(200);
  expect({ Request, Response, Headers, fetch }).toEqual(before);
  expect(Response).toBe(before.Response);
  expect(await backlot.fetch("/orders/1")).toBeInstanceOf(Response);
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
