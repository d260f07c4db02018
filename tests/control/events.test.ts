import { connect } from "node:net";
import { queryObjects } from "node:v8";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Controlled } from "../../src/control/controlled.ts";
import { createEvents } from "../../src/control/create-events.ts";
import { createNews } from "../../src/control/create-news.ts";
import { listen } from "../../src/http/server/listen.ts";
import { startOrders } from "../simulate/support.ts";
import { ask, call, hear } from "./support.ts";

const hello = { version: "0.0.0", started: "2030-01-01T00:00:00.000Z", revision: 0 };

/** News of a server that a test is, by a clock that the test moves. */
function startNews() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: (readonly [name: string, data: unknown])[] = [];
  const versions: Record<string, string> = { "/a": "1", "/b": "1" };
  const state = { isHeard: true, isBusy: false, served: makeServed() };
  const events = {
    get isHeard() {
      return state.isHeard;
    },
    open: () => new Response(),
    emit: (name: string, data: unknown) => void told.push([name, data]),
    close: () => {},
  };
  const journal = { find: (number: number) => (number > 0 ? { number } : undefined) };
  const controlled = { served: () => state.served, journal } as unknown as Controlled;
  const news = createNews(events, controlled);
  onTestFinished(() => news.close());
  return { news, state, versions, makeServed, take: () => told.splice(0) };

  function makeServed() {
    const versionOf = ({ path }: { path: string }) => {
      if (state.isBusy) throw new Error("busy");
      return versions[path];
    };
    return { resources: [{ path: "/a" }, { path: "/b" }], versionOf };
  }
}

test("what happens within a moment is told at once, each change once", async () => {
  const { news, state, versions, take } = startNews();
  state.isHeard = false;
  news.noteListener();
  state.isHeard = true;
  news.noteState();
  news.noteRequest(1);
  news.noteRequest(0);
  versions["/b"] = "2";
  news.noteWritten();
  vi.advanceTimersByTime(19);
  expect(take()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(take()).toEqual([
    ["request", expect.objectContaining({ number: 1 })],
    ["change", { paths: ["/b"] }],
    ["state", { revision: 1 }],
  ]);
  news.noteWritten();
  vi.advanceTimersByTime(100);
  expect(take()).toEqual([]);
});

test("of very many requests at once the last are told", () => {
  const { news, take } = startNews();
  const numbers = (count: number) => {
    for (let number = 1; number <= count; number++) news.noteRequest(number);
    vi.advanceTimersByTime(20);
    return take()
      .map(([, data]) => (data as { number?: number }).number)
      .filter((number) => number !== undefined);
  };
  expect(numbers(100)).toHaveLength(100);
  expect(numbers(101)).toEqual(Array.from({ length: 50 }, (_, index) => index + 52));
});

test("what nobody wrote over HTTP is found within a second, as long as somebody listens", () => {
  const { news, state, versions, makeServed, take } = startNews();
  state.isHeard = false;
  news.noteListener();
  state.isHeard = true;
  news.noteListener();
  versions["/a"] = "2";
  vi.advanceTimersByTime(999);
  expect(take()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(take()).toEqual([["change", { paths: ["/a"] }]]);
  state.isBusy = true;
  versions["/a"] = "3";
  vi.advanceTimersByTime(1000);
  expect(take()).toEqual([]);
  state.isBusy = false;
  state.served = makeServed();
  vi.advanceTimersByTime(1000);
  expect(take()).toEqual([
    ["change", { paths: ["/a"] }],
    ["state", { revision: 1 }],
  ]);
  expect(news.revision()).toBe(1);
  state.isHeard = false;
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
  news.noteRequest(1);
  news.noteState();
  expect([vi.getTimerCount(), news.revision()]).toEqual([0, 2]);
  versions["/b"] = "9";
  news.noteListener();
  state.isHeard = true;
  vi.advanceTimersByTime(1000);
  expect(take()).toEqual([]);
  news.noteWritten();
  news.close();
  expect(vi.getTimerCount()).toBe(0);
});

test("a stream begins with hello, and tells of requests and whose records changed", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const heard = await hear(url);
  expect(await heard.next()).toMatchObject({
    name: "hello",
    data: { version: expect.any(String), started: expect.stringMatching(/Z$/), revision: 0 },
  });
  await ask(url, "POST", "", { path: "/orders", body: { customerId: 1, item: "Lamp" } });
  expect(await heard.next()).toMatchObject({
    name: "request",
    data: { number: 1, method: "POST", path: "/orders", status: 201 },
  });
  expect(await heard.next()).toEqual({ name: "change", data: { paths: ["/orders"] } });
  await ask(url, "PATCH", "/records/settings", { body: { theme: "dark" } });
  expect(await heard.next()).toEqual({ name: "change", data: { paths: ["/settings"] } });
  backlot.records("/customers").insert({ name: "Ada" });
  expect(await heard.next()).toEqual({ name: "change", data: { paths: ["/customers"] } });
});

test("a stream is one of events, which nobody on its way may keep", async () => {
  const url = await (await startOrders()).listen();
  const response = await fetch(`${url}/_backlot/api/events`);
  onTestFinished(() => response.body?.cancel());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
});

test("whoever comes later hears nothing of what was before", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  await ask(url, "GET", "", { path: "/orders" });
  const first = await hear(url);
  await first.next();
  first.stop();
  const hearNews = async () => {
    // Until the server has noticed that nobody listens, what happens is still kept for somebody.
    await ask(url, "GET", "", { path: "/customers" });
    const heard = await hear(url);
    await heard.next();
    await ask(url, "GET", "", { path: "/reviews" });
    const told = await heard.next();
    heard.stop();
    return told;
  };
  await expect.poll(hearNews).toMatchObject({ name: "request", data: { path: "/reviews" } });
});

test("a stream tells that another state is to be read", async () => {
  const backlot = await startOrders({ scenarios: { empty: { counts: { "/orders": 0 } } } });
  const url = await backlot.listen();
  const heard = await hear(url);
  await heard.next();
  await call(backlot, "addRule", { on: "/orders", status: 500 });
  const { revision } = await heard.until("state");
  expect((await call(backlot, "state")).revision).toBe(revision);
  await call(backlot, "playScenario", { name: "empty" });
  expect((await heard.until("change")).paths).toContain("/orders");
  expect((await heard.until("state")).revision).toBeGreaterThan(revision);
  backlot.simulate({ on: "/reviews", status: 500 });
  await heard.until("state");
});

test("many listen at once, and each may leave", async () => {
  const backlot = await startOrders();
  const url = await backlot.listen();
  const tabs = await Promise.all(Array.from({ length: 20 }, () => hear(url)));
  for (const tab of tabs) await tab.next();
  for (const tab of tabs.slice(0, 10)) tab.stop();
  backlot.simulate({ on: "/orders", status: 500 });
  for (const tab of tabs.slice(10)) expect(await tab.next()).toMatchObject({ name: "state" });
});

test("more than a hundred are told to come back later", async () => {
  const url = await (await startOrders()).listen();
  const tabs = await Promise.all(Array.from({ length: 100 }, () => hear(url)));
  const { status, text } = await ask(url, "GET", "/events");
  expect([status, JSON.parse(text)]).toMatchObject([
    503,
    {
      title: "Too many listeners",
      detail: "100 clients listen already. Close some of them.",
    },
  ]);
  for (const tab of tabs) tab.stop();
  const tryAgain = async () => {
    const response = await fetch(`${url}/_backlot/api/events`);
    await response.body?.cancel();
    return response.status;
  };
  await expect.poll(tryAgain).toBe(200);
});

test("a stream ends with the server, which does not wait for it", async () => {
  const backlot = await startOrders();
  const heard = await hear(await backlot.listen());
  await heard.next();
  await backlot.close();
  expect(await heard.next()).toBeUndefined();
});

test("nothing is kept of what somebody has heard", async () => {
  const events = createEvents(() => hello);
  const tools = { isCutting: () => false, onFailure: () => {} };
  const address = { host: "127.0.0.1", port: 0, strictPort: true };
  const server = await listen(events.open, address, tools);
  onTestFinished(() => server.close(0));
  const heard = await hear(server.url);
  await heard.next();
  const count = () => queryObjects(Promise, { format: "count" });
  const before = count();
  for (let revision = 0; revision < 2000; revision++) {
    events.emit("state", { revision });
    expect(await heard.next()).toMatchObject({ data: { revision } });
  }
  expect(count() - before).toBeLessThan(500);
  events.close();
});

test("who does not read is cut off, and nobody else notices", async () => {
  const events = createEvents(() => hello);
  const signals: AbortSignal[] = [];
  const open = (request: Request) => {
    signals.push(request.signal);
    return events.open(request);
  };
  const tools = { isCutting: () => false, onFailure: () => {} };
  const server = await listen(open, { host: "127.0.0.1", port: 0, strictPort: true }, tools);
  onTestFinished(() => server.close(0));
  const stalled = connect(Number(new URL(server.url).port), "127.0.0.1");
  onTestFinished(() => void stalled.destroy());
  stalled.pause().on("error", () => {});
  stalled.write("GET /_backlot/api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  await expect.poll(() => signals).toHaveLength(1);
  const heard = await hear(server.url);
  await heard.next();
  // The system keeps some megabytes for a connection; after that they would be ours to keep.
  const paths = ["/orders".repeat(10_000)];
  while (signals[0]?.aborted === false) {
    events.emit("change", { paths });
    expect(await heard.next()).toEqual({ name: "change", data: { paths } });
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  events.close();
});

test("what is not read is bounded, and the stream is then gone", async () => {
  const events = createEvents(() => hello);
  const response = events.open(new Request("http://127.0.0.1/_backlot/api/events"));
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(
    /^retry: 1000\nevent: hello\ndata: {.*}\n\n$/,
  );
  const paths = Array.from({ length: 100 }, (_, index) => `/resource-${index}`);
  let sent = 0;
  while (events.isHeard && sent < 100_000) {
    events.emit("change", { paths });
    sent++;
  }
  expect(events.isHeard).toBe(false);
  expect(sent * JSON.stringify({ paths }).length).toBeLessThan(300 * 1024);
  await expect(reader?.read()).rejects.toThrow("not read in time");
});

test("a line that says nothing comes every fifteen seconds, as long as somebody listens", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const events = createEvents(() => hello);
  const request = new Request("http://127.0.0.1/_backlot/api/events");
  const other = events.open(request).body?.getReader();
  const reader = events.open(request).body?.getReader();
  await reader?.read();
  await other?.cancel();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(": still here\n\n");
  await reader?.cancel();
  expect([events.isHeard, vi.getTimerCount()]).toEqual([false, 0]);
});
