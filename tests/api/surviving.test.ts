import { expect, onTestFinished, test } from "vitest";
import { sendJson } from "../../src/http/answers/respond.ts";
import { createApp, type Handlers } from "../../src/http/create-app.ts";
import type { Route } from "../../src/http/routes/routes.ts";
import { createSafety } from "../../src/http/safety.ts";
import { listen } from "../../src/http/server/listen.ts";
import { createBacklot, readProject } from "../../src/index.ts";
import { makeProject, startBacklot } from "../support/project.ts";

/** Every way in which a handler can go wrong, and what its client sees of it. */
const accidents: Readonly<Record<string, () => Response | Promise<Response>>> = {
  "throws at once": () => {
    throw new Error("at once");
  },
  "throws what is no error": () => {
    throw "a text";
  },
  "rejects later": async () => {
    await Promise.resolve();
    throw new Error("later");
  },
  "answers with a header that HTTP has no letters for": () =>
    sendJson("{}", 200, { location: "/日本" }),
  "answers so later": async () => sendJson("{}", 200, { location: "/日本" }),
  "answers with a body that breaks off": () =>
    new Response(
      new ReadableStream({
        pull: () => {
          throw new Error("no more");
        },
      }),
    ),
};

test("whatever goes wrong in any handler, the client hears of it and the server goes on", async () => {
  const root = makeProject({
    "models.ts": `export interface User { id: number; name: string; teamId: number }
      export interface Team { id: number; name: string } export interface Settings { theme: string }`,
  });
  const project = await readProject({
    models: `${root}/models.ts`,
    resources: [
      { path: "/users", type: "User[]" },
      { path: "/teams", type: "Team[]" },
      {
        path: "/settings",
        type: "Settings",
        operations: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      },
    ],
    auth: { mode: "bearer" },
  });
  let accident = accidents["throws at once"] ?? (() => new Response());
  const handlers = Object.fromEntries(
    project.routes.map(({ operation }) => [operation, () => accident()]),
  ) as unknown as Handlers;
  const failures: unknown[] = [];
  const parts = { guard: undefined, pause: undefined, isGuarded: () => false };
  const app = createApp({
    ...parts,
    routes: project.routes,
    handlers,
    safety: createSafety({ host: "127.0.0.1", cors: "loopback", allowedHosts: [] }),
    suggestPath: () => undefined,
    hints: {},
    onProblem: () => {},
    toRefusal: () => undefined,
    refuseWrites: () => {},
    simulation: {
      choice: () => undefined,
      onSimulated: () => {},
      rest: (waiting) => waiting,
      resume: (request) => app.fetch(request),
      closed: new AbortController().signal,
      random: () => 0,
    },
    onFailure: (error) => failures.push(error),
  });
  const settings = { host: "127.0.0.1", port: 0, strictPort: true };
  const server = await listen(app.fetch, settings, {
    isCutting: () => false,
    onFailure: (error) => failures.push(error),
  });
  onTestFinished(() => server.close(0));
  for (const [name, happen] of Object.entries(accidents)) {
    accident = happen;
    for (const route of project.routes) {
      const seen = await ask(server.url, route);
      expect([name, route.path, seen]).toEqual([name, route.path, expect.toBeOneOf([500, "cut"])]);
    }
  }
  accident = () => sendJson("{}");
  expect(await ask(server.url, project.routes[0])).toBe(200);
  expect(failures.length).toBeGreaterThan(project.routes.length);
});

async function ask(url: string, route: Route | undefined): Promise<number | "cut"> {
  const { method = "GET", path = "/" } = route ?? {};
  const body = method === "GET" ? {} : { body: "{}" };
  try {
    const response = await fetch(url + path.replaceAll(/:\w+/g, "1"), { method, ...body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return "cut";
  }
}

test("a body that arrives while a reload changes the model is kept in the new shape", async () => {
  const save = (members: string) => ({
    "models.ts": `export interface Note { id: number; text: string; ${members} }`,
  });
  const root = makeProject({
    ...save(""),
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [{ path: "/notes", type: "Note[]", count: 1 }],
    }),
  });
  const { writeFileSync } = await import("node:fs");
  const backlot = await createBacklot(root, { dataset: ":memory:" });
  onTestFinished(() => backlot.close());
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller;
    },
  });
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const answer = backlot.fetch(new Request("http://localhost/notes", init));
  writeFileSync(`${root}/models.ts`, save("colour: string")["models.ts"]);
  await backlot.reload();
  send?.enqueue(new TextEncoder().encode('{ "text": "old" }'));
  send?.close();
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { colour: "is missing" } }),
  ]);
});

test("what is under /_backlot stays closed to other pages, however its path is written", async () => {
  const backlot = await startBacklot("export interface User { id: number }", {
    resources: [{ path: "/users", type: "User[]" }],
  });
  const statusFrom = async (path: string, headers: Record<string, string>) =>
    (await backlot.fetch(new Request(`http://localhost:4000${path}`, { headers }))).status;
  for (const path of ["/_backlot", "/%5Fbacklot", "/%5fbacklot/", "/_%62acklot"]) {
    expect([path, await statusFrom(path, { "sec-fetch-site": "cross-site" })]).toEqual([path, 403]);
    expect([path, await statusFrom(path, { origin: "http://localhost:3000" })]).toEqual([
      path,
      403,
    ]);
  }
  const own = { host: "localhost:4000", origin: "http://localhost:4000" };
  expect(await statusFrom("/_backlot", own)).toBe(200);
});
