import { request as nodeRequest } from "node:http";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { send, startShop } from "../support/shop.ts";

async function statusFrom(shop: Backlot, headers: Record<string, string>): Promise<number> {
  return (await send(shop, "GET", "/products", { headers })).status;
}

async function statuses(
  shop: Backlot,
  header: string,
  values: readonly string[],
): Promise<Record<string, number>> {
  const entries = values.map(async (value) => [value, await statusFrom(shop, { [header]: value })]);
  return Object.fromEntries(await Promise.all(entries));
}

test("pages of loopback origins may use the server, others reach nothing", async () => {
  const shop = await startShop();
  expect(
    await statuses(shop, "origin", [
      "http://localhost:3000",
      "https://localhost",
      "http://app.localhost:5173",
      "http://127.0.0.1:8080",
      "http://127.1.2.3",
      "http://[::1]:3000",
      "http://example.com",
      "http://localhost.example.com",
      "http://127.0.0.1.example.com",
      "http://examplelocalhost",
      "HTTP://LOCALHOST:3000",
      "http://localhost.",
      "http://localhost/",
      "ftp://localhost",
      "null",
      "file://",
      "",
    ]),
  ).toEqual({
    "http://localhost:3000": 200,
    "https://localhost": 200,
    "http://app.localhost:5173": 200,
    "http://127.0.0.1:8080": 200,
    "http://127.1.2.3": 200,
    "http://[::1]:3000": 200,
    "http://example.com": 403,
    "http://localhost.example.com": 403,
    "http://127.0.0.1.example.com": 403,
    "http://examplelocalhost": 403,
    "HTTP://LOCALHOST:3000": 200,
    "http://localhost.": 200,
    "http://localhost/": 403,
    "ftp://localhost": 403,
    null: 403,
    "file://": 403,
    "": 403,
  });
});

test("a foreign page changes nothing", async () => {
  const shop = await startShop();
  const headers = { origin: "http://example.com" };
  expect((await send(shop, "DELETE", "/products/1", { headers })).status).toBe(403);
  expect((await send(shop, "GET", "/products/1")).status).toBe(200);
});

test("cors says who else may, or that nobody may but the server's own pages", async () => {
  const origins = ["http://example.com", "http://localhost:3000", "null"];
  const any = await startShop({ cors: true });
  expect(Object.values(await statuses(any, "origin", origins))).toEqual([200, 200, 200]);
  const none = await startShop({ cors: false });
  expect(Object.values(await statuses(none, "origin", origins))).toEqual([403, 403, 403]);
  // What is no origin at all is none that may.
  expect(Object.values(await statuses(none, "origin", ["none", "on"]))).toEqual([403, 403]);
  const own = { origin: "http://127.0.0.1:4000", host: "127.0.0.1:4000" };
  expect(await statusFrom(none, own)).toBe(200);
  const some = await startShop({ cors: ["http://Example.com/"] });
  expect(Object.values(await statuses(some, "origin", origins))).toEqual([200, 403, 403]);
});

test("an allowed page may read answers and refusals alike", async () => {
  const shop = await startShop();
  const headers = { origin: "http://localhost:3000" };
  for (const path of ["/products", "/products/999", "/nothing", "/products?colour=red"]) {
    const response = await send(shop, "GET", path, { headers });
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
    expect(response.headers.get("access-control-expose-headers")).toBe(
      "X-Total-Count, Content-Range, Link, Location, ETag, WWW-Authenticate, Retry-After, Preference-Applied",
    );
  }
  const plain = await send(shop, "GET", "/products");
  expect(plain.headers.get("access-control-allow-origin")).toBeNull();
  expect(plain.headers.get("vary")).toBe("Origin, Accept, Sec-Fetch-Dest");
});

test("a preflight is answered for every path, before any guard, with the headers it asks for", async () => {
  const shop = await startShop({ auth: { mode: "apiKey" } });
  const headers = {
    origin: "http://localhost:3000",
    "access-control-request-method": "PATCH",
    "access-control-request-headers": "x-api-key, range, content-type",
  };
  const response = await send(shop, "OPTIONS", "/products/1", { headers });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toBe(
    "GET, HEAD, POST, PUT, PATCH, DELETE",
  );
  expect(response.headers.get("access-control-max-age")).toBe("600");
  expect(response.headers.get("access-control-allow-private-network")).toBeNull();
  const inside = { ...headers, "access-control-request-private-network": "true" };
  expect(
    (await send(shop, "OPTIONS", "/nothing", { headers: inside })).headers.get(
      "access-control-allow-private-network",
    ),
  ).toBe("true");
  const { "access-control-request-method": _, ...asked } = headers;
  expect((await send(shop, "OPTIONS", "/products", { headers: asked })).headers.get("allow")).toBe(
    "GET, HEAD, POST, OPTIONS",
  );
  expect(response.headers.get("access-control-allow-headers")).toBe(
    "x-api-key, range, content-type",
  );
  // What a cache keeps of it holds for this page and this question alone.
  expect(response.headers.get("vary")).toBe(
    "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
  );
  const foreign = { ...headers, origin: "http://example.com" };
  const refused = await send(shop, "OPTIONS", "/products/1", { headers: foreign });
  expect(refused.status).toBe(403);
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
});

test("a Host that is neither loopback nor the configured one is refused: DNS rebinding", async () => {
  const hosts = [
    "localhost:4000",
    "my-app.localhost:4000",
    "127.0.0.1",
    "[::1]:4000",
    "LOCALHOST",
    "example.com",
    "example.com:4000",
    "127.0.0.1.example.com",
    "192.168.1.5:4000",
    "dev.box",
  ];
  const shop = await startShop();
  expect(Object.values(await statuses(shop, "host", hosts))).toEqual([
    200, 200, 200, 200, 200, 403, 403, 403, 403, 403,
  ]);
  const named = await startShop({ host: "dev.box" });
  expect(Object.values(await statuses(named, "host", hosts)).slice(-3)).toEqual([403, 403, 200]);
  const again = { host: "example.com" };
  expect([await statusFrom(shop, again), await statusFrom(shop, again)]).toEqual([403, 403]);
  const everywhere = await startShop({ host: "0.0.0.0" });
  expect(Object.values(await statuses(everywhere, "host", hosts)).slice(-5)).toEqual([
    403, 403, 403, 200, 403,
  ]);
  const own = [hostname(), `${hostname()}.local:4000`, "[fe80::1]:4000", "1.2.3", "1.2.3.4.5"];
  expect(Object.values(await statuses(everywhere, "host", own))).toEqual([200, 200, 200, 403, 403]);
  expect(await statusFrom(named, { host: "DEV.box:" })).toBe(200);
  expect(await statusFrom(named, { host: "[dev.box]" })).toBe(200);
});

test("what is below /_backlot takes no request of another site's page", async () => {
  const shop = await startShop();
  const status = async (site: string, path = "/_backlot") =>
    (await send(shop, "GET", path, { headers: { "sec-fetch-site": site } })).status;
  expect(await status("same-origin")).toBe(200);
  expect(await status("none")).toBe(200);
  expect(await status("cross-site")).toBe(403);
  expect(await status("same-site")).toBe(403);
  expect(await status("cross-site", "/_backlot/")).toBe(403);
  expect(await status("cross-site", "/products")).toBe(200);
  expect(await status("cross-site", "/_BACKLOT/x")).toBe(403);
  expect(await status("cross-site", "/%5Fbacklot")).toBe(403);
  expect(await status("cross-site", "/_backlots")).toBe(404);
});

test("the server that listens checks the Host that the client sent", async () => {
  const shop = await startShop();
  const url = new URL(await shop.listen());
  const ask = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { host: url.hostname, port: url.port, path: "/products", headers: { host } };
      nodeRequest(options, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
  expect(await ask("rebound.example")).toBe(403);
  expect(await ask(url.host)).toBe(200);
});
