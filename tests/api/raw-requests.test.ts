import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { bodyOf, connect, headerOf, sendRaw, statusesOf, toRequest } from "../support/raw-http.ts";
import { startShop } from "../support/shop.ts";

const lamp = '{"name":"Lamp","price":4}';
const json = "content-type: application/json";
const chunked = "transfer-encoding: chunked";
const overLimit = 1024 * 1024 + 1;

function lengthOf(body: string): string {
  return `content-length: ${body.length}`;
}

function toChunk(body: string): string {
  return `${body.length.toString(16)}\r\n${body}\r\n`;
}

function post(headers: readonly string[], body: string): string {
  return toRequest("POST /products", [json, ...headers], body);
}

function get(path: string, ...headers: readonly string[]): string {
  return toRequest(`GET ${path}`, headers);
}

function withHost(...lines: readonly string[]): string {
  return ["GET /products/1 HTTP/1.1", "connection: close", ...lines, "", ""].join("\r\n");
}

/** Each is told by its own status, or is one of those that Node itself closes without a word. */
const rows: readonly (readonly [what: string, text: string, status: number | "closed"])[] = [
  ["bytes that are no UTF-8 in the path", get("/products/\xff\xfe"), 400],
  ["bytes that are no UTF-8 in the query", get("/products?name=\xff\xfe"), 400],
  ["escaped bytes that are no UTF-8", get("/products/%ff%fe"), 404],
  ["escaped bytes that are no UTF-8 in a filter", get("/products?name=%ff%fe"), 200],
  ["a NUL in the path", get("/products/\0"), 400],
  ["an escaped NUL in the path", get("/products/%00"), 404],
  ["an escaped NUL in a filter", get("/products?name=%00"), 400],
  ["an escape that is none", get("/products/%zz"), 404],
  ["an escape that is none in the query", get("/products?%zz=%zz"), 400],
  ["a header of 10,000 characters", get("/products/1", `x-big: ${"x".repeat(10_000)}`), 200],
  // Too long for Node, and short enough to be sent before it says so: a reset could lose the answer.
  ["a header of 20,000 characters", get("/products/1", `x-big: ${"x".repeat(20_000)}`), 431],
  ["a path of 20,000 characters", get(`/products/${"x".repeat(20_000)}`), 431],
  ["an absolute target", get("http://127.0.0.1/products/1"), 200],
  ["an address in a filter", get("/products?name='http://127.0.0.1/products/1'"), 200],
  ["an absolute target of another scheme", get("ftp://127.0.0.1/products/1"), 400],
  ["OPTIONS of the whole server", toRequest("OPTIONS *"), 400],
  ["a target without a slash", get("products"), 400],
  ["a target with two slashes", get("//products/1"), 404],
  ["a target with dots", get("/../../products/./1"), 200],
  ["a backslash", get("/products\\1"), 400],
  ["CONNECT", toRequest("CONNECT 127.0.0.1:80"), "closed"],
  ["TRACE", toRequest("TRACE /products"), 405],
  ["a method that nobody knows", toRequest("BREW /products"), 400],
  ["no host", withHost(), 400],
  ["two hosts", withHost("host: 127.0.0.1", "host: example.com"), 403],
  ["a host with a space", withHost("host: a b"), 400],
  ["a host with a path", withHost("host: 127.0.0.1/x?y"), 400],
  ["HTTP 1.0", "GET /products/1 HTTP/1.0\r\n\r\n", 200],
  ["the preface of HTTP 2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["the greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["a folded header", get("/products/1", "x-a: 1\r\n folded"), 400],
  ["a space before the colon", get("/products/1", "x-a : 1"), 400],
  ["a NUL in a header", get("/products/1", "x-a: \0"), 400],
  ["bare line feeds", get("/products/1").replaceAll("\r\n", "\n"), 400],
  ["chunks", post([chunked], `${toChunk(lamp)}0\r\n\r\n`), 201],
  ["chunks and a trailer", post([chunked], `${toChunk(lamp)}0\r\nx-a: 1\r\n\r\n`), 201],
  ["a chunk whose size is none", post([chunked], `zz\r\n${lamp}\r\n0\r\n\r\n`), 400],
  ["chunks and a length", post([chunked, "content-length: 5"], toChunk(lamp)), 400],
  ["a transfer coding that nobody knows", post(["transfer-encoding: bogus"], lamp), 400],
  ["a length that is too small", post(["content-length: 5"], lamp.slice(0, 5)), 400],
  ["a negative length", post(["content-length: -5"], lamp), 400],
  ["two lengths", post([lengthOf(lamp), "content-length: 5"], lamp), 400],
  ["a length beyond all numbers", post([`content-length: ${"9".repeat(30)}`], lamp), 400],
  ["a body over the limit", post([`content-length: ${overLimit}`], "x".repeat(overLimit)), 413],
  ["chunks over the limit", post([chunked], `${toChunk("x".repeat(overLimit))}0\r\n\r\n`), 413],
  ["an expectation that nobody knows", post([lengthOf(lamp), "expect: 200-ok"], lamp), 417],
  ["a body on GET", toRequest("GET /products/1", [json, lengthOf(lamp)], lamp), 200],
];

/** A shop at an address; nothing may fail in it, and nothing be printed, by the end of the test. */
async function listen(): Promise<{ shop: Backlot; url: string; expectWell: () => Promise<void> }> {
  const failures: unknown[] = [];
  const printed = (["info", "warn", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const shop = await startShop({}, { onFailure: (error) => failures.push(error) });
  const url = await shop.listen();
  const expectWell = async () => {
    const answer = await sendRaw(url, get("/products/1"));
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ id: 1 });
    expect(failures).toEqual([]);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  };
  return { shop, url, expectWell };
}

test.each(rows)("%s", async (_, text, status) => {
  const { url, expectWell } = await listen();
  const answer = await sendRaw(url, text);
  expect(statusesOf(answer)).toEqual(status === "closed" ? [] : [status]);
  await expectWell();
});

test("what no request can be made of is told in words", async () => {
  const { url } = await listen();
  for (const [text, detail] of [
    [get("/products\\1"), "Backslash in request path."],
    [get("http://[/products"), "Invalid absolute URL."],
    [get("ftp://127.0.0.1/products"), "Invalid URL."],
    [withHost("host: a b"), "Invalid host header."],
    [withHost("host: 0x7f.1"), "Invalid host header."],
  ] as const) {
    const answer = await sendRaw(url, text);
    const type = headerOf(answer, "content-type");
    expect([text, type]).toEqual([text, "application/problem+json"]);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({
      type: "urn:backlot:error:malformed-request",
      status: 400,
      detail,
      instance: "*",
    });
  }
  const plain = await sendRaw(url, get("/products/1?_fields=id&x\\=1"));
  expect(statusesOf(plain)).toEqual([200]);
});

test("a compressed body is refused with what would do", async () => {
  const { url, expectWell } = await listen();
  const bytes = gzipSync(lamp);
  const head = post(["content-encoding: gzip", `content-length: ${bytes.length}`], "");
  const answer = await sendRaw(url, Buffer.concat([Buffer.from(head), bytes]));
  expect(statusesOf(answer)).toEqual([415]);
  expect(headerOf(answer, "accept-encoding")).toBe("identity");
  await expectWell();
});

test("Expect: 100-continue is answered before the body is sent", async () => {
  const { url } = await listen();
  const connection = await connect(url);
  connection.send(post([lengthOf(lamp), "expect: 100-continue"], ""));
  expect(statusesOf(await connection.until("\r\n\r\n"))).toEqual([100]);
  connection.send(lamp);
  expect(statusesOf(await connection.untilEnd())).toEqual([100, 201]);
});

test("an upgrade that nobody offers is answered as if it had not been asked for", async () => {
  const { url } = await listen();
  const connection = await connect(url);
  connection.send(get("/products/1", "upgrade: websocket").replace("close", "upgrade"));
  expect(statusesOf(await connection.until('"id":1'))).toEqual([200]);
});

test("requests that come together are answered in their order", async () => {
  const { url, expectWell } = await listen();
  const answers = await sendRaw(
    url,
    [
      kept(get("/products/1")),
      kept(post([lengthOf(lamp)], lamp)),
      kept(get("/products/999")),
      kept(toRequest("DELETE /products/2")),
      get("/readings/1"),
    ].join(""),
  );
  expect(statusesOf(answers)).toEqual([200, 201, 404, 200, 200]);
  await expectWell();
});

/** On a connection that is used for more than one request. */
const kept = (text: string) => text.replace("connection: close\r\n", "");

test("who was refused in the middle of a body may end it, and ask again on the same connection", async () => {
  const { url } = await listen();
  const connection = await connect(url);
  connection.send(kept(post([chunked], toChunk("x".repeat(overLimit)))));
  expect(statusesOf(await connection.until("body-too-large"))).toEqual([413]);
  connection.send(`${toChunk("x".repeat(overLimit))}0\r\n\r\n${get("/products/1")}`);
  expect(statusesOf(await connection.untilEnd())).toEqual([413, 200]);
});

test.each([
  ["stays open behind a body that has ended", `${toChunk(lamp)}0\r\n\r\n`, '"Lamp"', [201, 200]],
  ["ends with a refused body that does not", toChunk("x".repeat(overLimit)), "too-large", [413]],
])("a connection %s", async (_, body, answer, statuses) => {
  const { url } = await listen();
  const connection = await connect(url);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  connection.send(kept(post([chunked], body)));
  await connection.until(answer);
  vi.advanceTimersByTime(1000);
  connection.send(get("/products/1"));
  expect(statusesOf(await connection.untilEnd())).toEqual(statuses);
});

test.each([
  ["a body shorter than its length", post(["content-length: 100"], lamp)],
  ["chunks without an end", post([chunked], toChunk(lamp))],
  ["a chunk that is cut off", post([chunked], `ff\r\n${lamp}`)],
  ["a head that is cut off", "POST /products HTTP/1.1\r\nhost: 127.0.0.1\r\nconte"],
])("%s changes nothing, whether the client ends or breaks off", async (_, text) => {
  const { shop, url, expectWell } = await listen();
  const ending = await connect(url);
  ending.send(text);
  ending.end();
  expect(statusesOf(await ending.untilEnd()).filter((status) => status !== 400)).toEqual([]);
  const breaking = await connect(url);
  breaking.send(text);
  await expectWell();
  breaking.destroy();
  await expectWell();
  expect(shop.total).toBe(10);
});

/** Good requests with some of their bytes replaced, taken out or put in. */
const mangled = fc
  .record({
    text: fc.constantFrom(
      get("/products?name_like=a&_sort=-price&_page=1"),
      get("/products/1", 'if-none-match: "x"', "origin: http://localhost"),
      post([lengthOf(lamp)], lamp),
      post([chunked], `${toChunk(lamp)}0\r\n\r\n`),
      toRequest("PATCH /products/2", [json, lengthOf('{"price":1}')], '{"price":1}'),
      toRequest("DELETE /products/3"),
    ),
    cuts: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        without: fc.nat(3),
        bytes: fc.uint8Array({ maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ text, cuts }) =>
    cuts.reduce(
      (bytes, { at, without, bytes: inserted }) => {
        const from = Math.floor(at * bytes.length);
        return Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(from + without)]);
      },
      Buffer.from(text, "latin1"),
    ),
  );

test("no bytes whatsoever are answered with a 500, and the next request is answered", async () => {
  const { shop, url, expectWell } = await listen();
  await fc.assert(
    fc.asyncProperty(mangled, async (bytes) => {
      const connection = await connect(url);
      connection.send(bytes);
      // What is not whole would be waited for.
      connection.end();
      for (const status of statusesOf(await connection.untilEnd()))
        expect(status).toBeLessThan(500);
      connection.destroy();
    }),
    { seed: 1, numRuns: 1000 },
  );
  const products = JSON.parse(bodyOf(await sendRaw(url, get("/products"))));
  expect(shop.total).toBe(products.length + 5);
  for (const product of products) {
    const one = await sendRaw(url, get(`/products/${product.id}`));
    expect(JSON.parse(bodyOf(one))).toEqual(product);
  }
  await expectWell();
}, 60_000);
