import { expect, test } from "vitest";
import type { Backlot, Options } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Job {
  id: number;
  title: string;
  salary?: number;
  level?: "junior" | "senior";
  /** @format email */
  contact?: string;
  note?: string;
  starts?: Date;
  closes: Date | null;
  remote?: boolean;
  tags: string[];
  address?: { city: string; zip?: number | undefined };
  steps?: { name: string; days?: number }[];
  readonly slug: string;
  createdAt: string;
}
export interface Key { id: string; name: string }
`;

const job = { title: "Cook", closes: null, tags: [] };

function start(options: Partial<Options> = {}): Promise<Backlot> {
  return startBacklot(models, {
    resources: [
      { path: "/jobs", type: "Job[]", count: 1 },
      { path: "/keys", type: "Key[]", count: 0 },
    ],
    ...options,
  });
}

async function post(backlot: Backlot, body: object, path = "/jobs") {
  const response = await request(backlot, "POST", path, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function change(backlot: Backlot, method: string, path: string, body: object, type?: string) {
  const response = await backlot.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { "content-type": type ?? "application/json" },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("null for an optional member counts as absent, as a form leaves an untouched input", async () => {
  const untouched = { salary: null, level: null, note: null, starts: null, remote: null };
  const inside = { address: { city: "Rome", zip: null }, steps: [{ name: "Call", days: null }] };
  const { status, body } = await post(await start(), { ...job, ...untouched, ...inside });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...job,
    id: 2,
    address: { city: "Rome" },
    steps: [{ name: "Call" }],
    slug: expect.any(String),
    createdAt: expect.any(String),
  });
});

test("an empty text counts as absent where it is no value of the member, and is kept where it is one", async () => {
  const emptied = { salary: "", level: "", contact: "", starts: "", note: "" };
  const { status, body } = await post(await start(), { ...job, ...emptied });
  expect(status).toBe(201);
  expect(body).toMatchObject({ note: "" });
  for (const name of ["salary", "level", "contact", "starts"])
    expect(body).not.toHaveProperty(name);
});

test("a PATCH with null or an empty text removes the optional member", async () => {
  const backlot = await start();
  const { body } = await post(backlot, { ...job, salary: 5, level: "junior" });
  const path = `/jobs/${body["id"]}`;
  const patched = await change(backlot, "PATCH", path, { salary: null, level: "" });
  expect(patched.status).toBe(200);
  expect(patched.body).not.toHaveProperty("salary");
  expect(patched.body).not.toHaveProperty("level");
});

test("what a member requires stays required", async () => {
  const backlot = await start();
  const { status, body } = await post(backlot, { ...job, title: null, salary: "12", tags: "" });
  expect(status).toBe(422);
  expect(body["errors"]).toEqual({
    title: "must be a text",
    salary: "must be a number",
    tags: "must be a list",
  });
});

test.each([null, ""])("the identifier %j in a POST is none", async (id) => {
  const backlot = await start();
  expect((await post(backlot, { ...job, id })).body["id"]).toBe(2);
  const { status, body } = await post(backlot, { id, name: "a" }, "/keys");
  expect(status).toBe(201);
  expect(body["id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([null, ""])("the nested identifier %j in a POST is none", async (uid) => {
  const backlot = await startBacklot(
    "export interface Pod { metadata: { uid: string; name: string } }",
    { resources: [{ path: "/pods", type: "Pod[]", id: "metadata.uid", count: 0 }] },
  );
  const { status, body } = await post(backlot, { metadata: { uid, name: "web" } }, "/pods");
  expect([status, body]).toEqual([
    201,
    { metadata: { uid: expect.stringMatching(/^[0-9a-f-]{36}$/), name: "web" } },
  ]);
});

test("what the server owns is made where a body has nothing in it", async () => {
  const { status, body } = await post(await start(), { ...job, slug: null, createdAt: null });
  expect(status).toBe(201);
  expect(body["slug"]).toEqual(expect.stringMatching(/./));
  expect(body["createdAt"]).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.each([
  ["2026-01-02", "2026-01-02T00:00:00.000Z"],
  ["2026-01-02T10:20", "2026-01-02T10:20:00.000Z"],
  ["2026-01-02T10:20:30", "2026-01-02T10:20:30.000Z"],
  ["2026-01-02T10:20:30.5", "2026-01-02T10:20:30.500Z"],
  ["2026-01-02T10:20Z", "2026-01-02T10:20:00.000Z"],
  ["2026-01-02T10:20+02:00", "2026-01-02T08:20:00.000Z"],
  ["2026-01-02 10:20", "2026-01-02T10:20:00.000Z"],
  ["2026-01-02T10:20:30+02:00", "2026-01-02T10:20:30+02:00"],
])("a Date member takes %s of a date input", async (sent, kept) => {
  const { status, body } = await post(await start(), { ...job, starts: sent, closes: sent });
  expect(status).toBe(201);
  expect(body).toMatchObject({ starts: kept, closes: kept });
});

test.each(["2026-02-30", "2026-1-2", "tomorrow", "2026-01-02T25:00", "2026-01-02T10:20+99:00"])(
  "a Date member refuses %s",
  async (sent) => {
    const { status, body } = await post(await start(), { ...job, starts: sent });
    expect(status).toBe(422);
    expect(body["errors"]).toEqual({ starts: expect.stringMatching(/^must be a date and time/) });
  },
);

test("JSON that says it is text is JSON", async () => {
  const backlot = await start();
  const send = (text: string) =>
    backlot.fetch(
      new Request("http://localhost/jobs", {
        method: "POST",
        headers: { "content-type": "text/plain;charset=UTF-8" },
        body: text,
      }),
    );
  expect((await send(JSON.stringify(job))).status).toBe(201);
  expect((await send("no JSON")).status).toBe(400);
});

test("strict reads nothing into a body", async () => {
  const backlot = await start({ validate: "strict" });
  const { status, body } = await post(backlot, { ...job, salary: null, starts: "2026-01-02" });
  expect(status).toBe(422);
  expect(Object.keys(body["errors"] as object)).toEqual(["salary", "starts"]);
  expect((await post(backlot, { id: "", name: "a" }, "/keys")).status).toBe(422);
  for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
    expect((await change(backlot, "POST", "/jobs", job, type)).status).toBe(415);
  }
});

test("a merge patch sets a required member to null where it may be, and removes an optional one", async () => {
  const backlot = await start();
  const { body } = await post(backlot, { ...job, closes: "2026-01-02", salary: 5 });
  const path = `/jobs/${body["id"]}`;
  const patch = { closes: null, salary: null };
  const patched = await change(backlot, "PATCH", path, patch, "application/merge-patch+json");
  expect(patched.status).toBe(200);
  expect(patched.body["closes"]).toBeNull();
  expect(patched.body).not.toHaveProperty("salary");
});

test("variants of a union are told apart before they are mended", async () => {
  const backlot = await startBacklot(
    `export type Event =
      | { id: number; kind: "call"; at: Date; length?: number; readonly code: "C" }
      | { id: number; kind: "mail"; at: Date; size?: number; readonly code: number };`,
    { resources: [{ path: "/events", type: "Event[]", count: 0 }] },
  );
  const call = await post(backlot, { kind: "call", at: "2026-01-02", length: null }, "/events");
  expect(call.body).toEqual({ id: 1, kind: "call", at: "2026-01-02T00:00:00.000Z", code: "C" });
  const mail = await post(backlot, { kind: "mail", at: "2026-01-02", size: "" }, "/events");
  expect(mail.status).toBe(201);
  const patched = await change(backlot, "PATCH", "/events/2", { size: null, at: "2026-01-03" });
  expect(patched.body).toEqual({ ...mail.body, at: "2026-01-03T00:00:00.000Z" });
});

test("the only variant that a value may be of is mended, and its own faults are told", async () => {
  const backlot = await startBacklot(
    `export interface Shop { id: number; at: { city: string; zip?: number } | string[] | "none" | null }`,
    { resources: [{ path: "/shops", type: "Shop[]", count: 0 }] },
  );
  const { body } = await post(backlot, { at: { city: 5, zip: "" } }, "/shops");
  expect(body["errors"]).toEqual({ "at.city": "must be a text" });
  const fitting = await post(backlot, { at: { city: "Rome", zip: "" } }, "/shops");
  expect(fitting.body).toEqual({ id: 1, at: { city: "Rome" } });
});

test("a date in a list is no date", async () => {
  const { body } = await post(await start(), { ...job, starts: ["2026-01-02"] });
  expect(Object.keys(body["errors"] ?? {})).toEqual(["starts"]);
});

test("a deep body of a recursive union is mended in time", async () => {
  const backlot = await startBacklot(
    `export interface Page { id: number; root: Node }
     export type Node = { kind: "a"; child?: Node; n?: number } | { kind: "b"; child?: Node; n?: number };`,
    { resources: [{ path: "/pages", type: "Page[]", count: 0 }] },
  );
  let root: object = { kind: "a", n: null };
  for (let depth = 0; depth < 12; depth++) root = { kind: "b", n: null, child: root };
  const { status, body } = await post(backlot, { root }, "/pages");
  expect(status).toBe(201);
  expect(JSON.stringify(body)).not.toContain("null");
});
