import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { HeaderList } from "../../src/http/web/header-list.ts";
import { IncomingRequest } from "../../src/http/web/incoming-request.ts";
import { PlainResponse, toNativeResponse } from "../../src/http/web/plain-response.ts";

const names = fc.constantFrom("Accept", "accept", "ETag", "etag", "Set-Cookie", "x-a", "X-Z");
const values = fc.constantFrom("a", "b", "c, d");
const steps = fc.array(fc.tuple(fc.constantFrom("append", "set", "delete"), names, values));

test("a list of headers says what the platform's own class says", () => {
  fc.assert(
    fc.property(steps, (done) => {
      const [own, expected] = [new HeaderList(), new Headers()];
      for (const [step, name, value] of done) {
        if (step === "delete") for (const headers of [own, expected]) headers.delete(name);
        else if (step === "set") for (const headers of [own, expected]) headers.set(name, value);
        else for (const headers of [own, expected]) headers.append(name, value);
      }
      expect([...own]).toEqual([...expected]);
      expect([...own.entries()]).toEqual([...expected.entries()]);
      expect([...own.keys()]).toEqual([...expected.keys()]);
      expect([...own.values()]).toEqual([...expected.values()]);
      expect(own.getSetCookie()).toEqual(expected.getSetCookie());
      for (const name of ["ACCEPT", "Etag", "x-A", "x-none"]) {
        expect([own.get(name), own.has(name)]).toEqual([expected.get(name), expected.has(name)]);
      }
      const seen: unknown[] = [];
      own.forEach((value, name, list) => {
        seen.push([name, value, list === own]);
      });
      expect(seen).toEqual([...expected].map(([name, value]) => [name, value, true]));
      expect([...HeaderList.from(expected)]).toEqual([...expected]);
    }),
  );
});

test("cookies that came apart are put together as a browser would send them", () => {
  const headers = new HeaderList(["Cookie", "a=1", "cookie", "b=2", "Accept", "x", "accept", "y"]);
  expect([headers.get("COOKIE"), headers.get("accept")]).toEqual(["a=1; b=2", "x, y"]);
});

test("a copy is a copy, and names differ by letters alone", () => {
  const headers = new HeaderList(["a[", "1", "a{", "2", "@", "3", "`", "4"]);
  HeaderList.from(headers).set("a[", "changed");
  expect(["a[", "a{", "@", "`"].map((name) => headers.get(name))).toEqual(["1", "2", "3", "4"]);
  expect(HeaderList.from({ "x-a": "1" }).flat).toEqual(["x-a", "1"]);
});

test("a request of the server's says of itself what the platform's own would", () => {
  const incoming = { method: "POST", httpVersionMajor: 1, rawHeaders: ["X-A", "1"] };
  const url = "http://127.0.0.1/users";
  const body = new TextEncoder().encode("{}");
  const request = new IncomingRequest(incoming as never, { once: () => {} } as never, url, body);
  const expected = new Request(url, { method: "POST", headers: { "x-a": "1" } });
  const names = ["method", "url", "cache", "credentials", "destination", "duplex", "integrity"];
  const more = ["keepalive", "mode", "redirect", "referrer", "referrerPolicy", "bodyUsed"];
  for (const name of [...names, ...more] as (keyof Request)[]) {
    expect([name, request[name]]).toEqual([name, expected[name]]);
  }
  expect(request.headers.get("x-a")).toBe("1");
  const { method, headers } = request.native();
  expect([method, headers.get("x-a")]).toEqual(["POST", "1"]);
});

test.each(["GET", "HEAD"])("a %s that the server was sent brings no body", (method) => {
  const sent = { method, httpVersionMajor: 1, rawHeaders: [] };
  const incoming = Object.assign(Readable.from(["x"]), sent) as never;
  const outgoing = { once: () => {} } as never;
  const request = new IncomingRequest(incoming, outgoing, "http://127.0.0.1/users", undefined);
  expect([request.clone().method, request.native().body]).toEqual([method, null]);
});

test("of HTTP/2 the target is no header", () => {
  const rawHeaders = [":method", "GET", ":path", "/:x", "x-a", ":1"];
  const incoming = { method: undefined, httpVersionMajor: 2, rawHeaders };
  const request = new IncomingRequest(incoming as never, {} as never, "http://a/", undefined);
  expect([request.method, request.headers.flat]).toEqual(["GET", ["x-a", ":1"]]);
});

test("an answer says of itself what the platform's own would", async () => {
  for (const status of [200, 204, 299, 302, 404]) {
    const content = status === 204 ? null : "text";
    const headers = new HeaderList(["x-a", "1"]);
    const response = new PlainResponse(content, { status, headers });
    const expected = new Response(content, { status, headers: { "x-a": "1" } });
    for (const name of ["status", "ok", "redirected", "statusText", "type", "url", "bodyUsed"]) {
      const [own, its] = [response, expected].map((each) => each[name as keyof Response]);
      expect([status, name, own]).toEqual([status, name, its]);
    }
    expect(response.body === null).toBe(expected.body === null);
    expect(await response.clone().text()).toBe(await expected.text());
    expect(toNativeResponse(response)).toBe(response.native());
    expect(response.bodyUsed).toBe(false);
    await response.text();
    expect(response.bodyUsed).toBe(content !== null);
  }
  const foreign = new Response("x");
  expect(toNativeResponse(foreign)).toBe(foreign);
});
