import { expect, test } from "vitest";
import { HttpError } from "../../src/errors.ts";
import { sendJson } from "../../src/http/answers/respond.ts";
import { type AppParts, createApp, type Handlers } from "../../src/http/create-app.ts";
import { attempt } from "../../src/http/records/write/attempt.ts";
import type { Route } from "../../src/http/routes/routes.ts";
import { createSafety } from "../../src/http/safety.ts";
import type { Collection } from "../../src/schema/resource.ts";

const routes = [
  { operation: "consoleHome", method: "GET", path: "/thing" },
  { operation: "login", method: "POST", path: "/thing" },
  { operation: "swaggerUi", method: "GET", path: "/broken" },
  { operation: "openapiJson", method: "GET", path: "/busy" },
] as const satisfies readonly Route[];

/** The app over handlers of the test's own, and what was told of its failures. */
function start(parts: Partial<AppParts> = {}) {
  const told: unknown[] = [];
  const ok = () => sendJson('{"is":"ok"}');
  const fail = (error: Error) => () => {
    throw error;
  };
  const handlers: Partial<Handlers> = {
    consoleHome: ok,
    login: ok,
    swaggerUi: fail(new Error("broken")),
    openapiJson: fail(new RangeError("busy")),
  };
  const app = createApp({
    routes,
    handlers: handlers as Handlers,
    guard: undefined,
    isGuarded: () => false,
    suggestPath: () => undefined,
    hints: { "unknown-path": "look elsewhere" },
    onProblem: ({ code }) => told.push(code),
    refuseWrites: () => {},
    safety: createSafety({ host: "127.0.0.1", cors: "loopback", allowedHosts: [] }),
    pause: undefined,
    simulation: undefined,
    toRefusal: (error) =>
      error instanceof RangeError ? new HttpError("dataset-busy", "Come again.") : undefined,
    onFailure: (error) => told.push(error),
    ...parts,
  });
  const ask = async (method: string, path = "/thing", headers = {}) => {
    const request = new Request(`http://127.0.0.1${path}`, { method, headers });
    const answer = await app.fetch(request);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ask, told };
}

test("where nothing can be written, reads are answered and writes are refused", async () => {
  const { ask, told } = start({
    refuseWrites: () => {
      throw new HttpError("dataset-unwritable", "Nothing can be written.");
    },
  });
  expect((await ask("GET")).status).toBe(200);
  expect((await ask("HEAD")).status).toBe(200);
  expect(JSON.parse((await ask("POST")).text)).toMatchObject({
    type: "urn:backlot:error:dataset-unwritable",
    detail: "Nothing can be written.",
    instance: "/thing",
  });
  expect(told).toEqual(["dataset-unwritable"]);
});

test("what fails is told to whoever runs the server, and to a client only that it did", async () => {
  const { ask, told } = start();
  const failed = await ask("GET", "/broken");
  expect([failed.status, JSON.parse(failed.text)]).toMatchObject([
    500,
    { type: "urn:backlot:error:internal", detail: "Backlot itself failed." },
  ]);
  const busy = await ask("GET", "/busy");
  expect(JSON.parse(busy.text)).toMatchObject({ detail: "Come again." });
  expect(told).toEqual([new Error("broken"), "internal", "dataset-busy"]);
});

test("a path that is none has a hint where there is one, and a method that is none has the others", async () => {
  const { ask } = start();
  expect(JSON.parse((await ask("GET", "/none")).text)).toMatchObject({
    detail: "Nothing is served at /none.",
    hint: "look elsewhere",
  });
  const other = await ask("PUT");
  expect([other.status, other.headers.get("allow"), JSON.parse(other.text).detail]).toEqual([
    405,
    "GET, HEAD, POST, OPTIONS",
    "PUT is not enabled for /thing; there are: GET, HEAD, POST, OPTIONS.",
  ]);
  const options = await ask("OPTIONS");
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
  const head = await ask("HEAD");
  expect([head.text, head.headers.get("content-length")]).toEqual(["", "11"]);
});

test("a guard is asked for what is guarded alone, before anything is refused for writing", async () => {
  const { ask, told } = start({
    isGuarded: (route) => route.method === "POST",
    guard: () => {
      throw new HttpError("unauthorized", "Who are you?");
    },
    refuseWrites: () => {
      throw new HttpError("dataset-full", "Full.");
    },
  });
  expect((await ask("GET")).status).toBe(200);
  expect((await ask("POST")).status).toBe(401);
  expect(told).toEqual(["unauthorized"]);
});

test("a page of another origin may read answers and refusals, and a foreign one neither", async () => {
  const { ask } = start();
  const origin = "http://localhost:5173";
  for (const path of ["/thing", "/none", "/broken"]) {
    const answer = await ask("GET", path, { origin });
    expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
  }
  const foreign = await ask("GET", "/thing", { origin: "http://evil.example" });
  expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([403, null]);
});

test("a write is tried twenty times where others are quicker, and then refused in words", () => {
  const resource = { path: "/things" } as Collection;
  let count = 0;
  const tryAgain = () => {
    count++;
    return undefined;
  };
  expect(() => attempt(resource, tryAgain)).toThrow("A record of /things kept changing meanwhile.");
  expect(count).toBe(20);
  expect(attempt(resource, () => (++count > 22 ? count : undefined))).toBe(23);
});
