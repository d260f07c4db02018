import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

type Item = Readonly<Record<string, unknown>>;

async function read(backlot: Backlot, path: string): Promise<Item[]> {
  return (await (await request(backlot, "GET", path)).json()) as Item[];
}

/** The record without its identifier, and the identifier. */
function takeId(record: Item, path: readonly string[]): { id: unknown; rest: Item } {
  const [name = "", ...deeper] = path;
  const { [name]: value, ...rest } = record;
  if (deeper.length === 0) return { id: value, rest };
  const inner = takeId(value as Item, deeper);
  return { id: inner.id, rest: { ...rest, [name]: inner.rest } };
}

const cases = [
  { model: "id?: string", id: "id", kind: "string" },
  { model: "_id?: string", id: "_id", kind: "string" },
  { model: "id: string | undefined", id: "id", kind: "string" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal type of a model
  { model: "id?: `usr_${string}`", id: "id", kind: "string" },
  { model: "slug?: string", id: "slug", configured: "slug", kind: "string" },
  { model: "id?: number", id: "id", kind: "number" },
  { model: "id: string | null", id: "id", kind: "string" },
  { model: "id: string | number", id: "id", kind: "number" },
  { model: "id: number | bigint", id: "id", kind: "number" },
  { model: 'id: "a" | (string & {})', id: "id", kind: "string" },
  { model: "id: any", id: "id", kind: "string" },
  { model: "id?: unknown", id: "id", kind: "string" },
  { model: "metadata: { uid: string; name: string }", id: "metadata.uid", kind: "string" },
  { model: "metadata?: { uid?: string; name: string }", id: "metadata.uid", kind: "string" },
  {
    model: "meta: { key?: string; a: number } | { key?: string; b: number }",
    id: "meta.key",
    kind: "string",
  },
  { model: "sys: { id: number }", id: "sys.id", kind: "number" },
  { model: "a: { b: { c: string | number } } ", id: "a.b.c", kind: "number" },
  { model: '"dotted.id": string', id: "dotted.id", path: ["dotted.id"], kind: "string" },
].map((one) => ({
  ...one,
  path: one.path ?? one.id.split("."),
  configured: one.configured ?? (one.id.includes(".") ? one.id : undefined),
}));

test.each(cases)("$model identifies records at every step", async ({ model, ...given }) => {
  const { path, kind, configured } = given;
  const resource = { path: "/things", type: "Thing[]", count: 12 };
  const backlot = await startBacklot(`export interface Thing { ${model}; label: string }`, {
    resources: [configured === undefined ? resource : { ...resource, id: configured }],
  });
  const before = await read(backlot, "/things");
  const known = new Set(before.map((record) => takeId(record, path).id));
  expect(known.size).toBe(12);
  expect([...known].every((id) => typeof id === kind)).toBe(true);

  for (const record of before) {
    const { rest } = takeId(record, path);
    const response = await request(backlot, "POST", "/things", rest);
    expect(response.status).toBe(201);
    const created = (await response.json()) as Item;
    const { id } = takeId(created, path);
    expect(typeof id).toBe(kind);
    expect(known.has(id)).toBe(false);
    known.add(id);
    const location = response.headers.get("location") ?? "";
    expect(await read(backlot, location)).toEqual(created);
    const changed = await request(backlot, "PATCH", location, { label: "changed" });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toEqual({ ...created, label: "changed" });
    expect((await request(backlot, "PUT", location, { ...rest, label: "put" })).status).toBe(200);
    const put = (await read(backlot, location)) as unknown as Item;
    expect({ id: takeId(put, path).id, label: put["label"] }).toEqual({ id, label: "put" });
  }
  const [first] = known;
  const one = await read(backlot, `/things?id=${encodeURIComponent(String(first))}`);
  expect(one.map((record) => takeId(record, path).id)).toEqual([first]);
  expect((await request(backlot, "GET", "/openapi.json")).status).toBe(200);
});

test("an identifier that may be a number or a text is found by either", async () => {
  const backlot = await startBacklot("export interface Thing { id: string | number; n: number }", {
    resources: [{ path: "/things", type: "Thing[]", count: 1 }],
  });
  expect((await request(backlot, "POST", "/things", { id: "x-1", n: 1 })).status).toBe(201);
  expect(await read(backlot, "/things/x-1")).toEqual({ id: "x-1", n: 1 });
  expect((await request(backlot, "POST", "/things", { id: "7", n: 2 })).status).toBe(201);
  expect(await read(backlot, "/things/7")).toEqual({ id: 7, n: 2 });
  expect((await request(backlot, "POST", "/things", { id: 7, n: 3 })).status).toBe(409);
  expect((await request(backlot, "PUT", "/things/7", { id: "7", n: 4 })).status).toBe(200);
});

test("who asks for an identifier of another kind is told what those look like", async () => {
  const models = `export interface Note { id: string; text: string }
    export interface Memo { id: number } export interface Code { id: string }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/notes", type: "Note[]", count: 1 },
      { path: "/memos", type: "Memo[]", count: 0 },
      { path: "/codes", type: "Code[]", count: 0, records: [{ id: "abc" }] },
    ],
  });
  const detail = async (path: string) =>
    ((await (await request(backlot, "GET", path)).json()) as { detail: string }).detail;
  const [{ id = "" } = {}] = (await read(backlot, "/notes")) as { id?: string }[];
  expect(await detail("/notes/1")).toBe(
    `There is no record "1" at /notes: identifiers look like ${id}.`,
  );
  for (const odd of [`${id}0`, `0${id}`]) {
    expect(await detail(`/notes/${odd}`)).toBe(
      `There is no record "${odd}" at /notes: identifiers look like ${id}.`,
    );
  }
  const other = "00000000-0000-4000-8000-00000000000A";
  expect(await detail(`/notes/${other}`)).toBe(`There is no record "${other}" at /notes.`);
  expect(await detail("/memos/first")).toBe(
    'There is no record "first" at /memos: identifiers are numbers, such as 1.',
  );
  expect(await detail("/memos/7")).toBe('There is no record "7" at /memos.');
  expect(await detail("/codes/1")).toBe('There is no record "1" at /codes.');
});

test("a few known values identify as many records as they are", async () => {
  const models = `export type Plan = "free" | "team" | "firm";
    export interface Offer { id: Plan; price: number }`;
  const backlot = await startBacklot(models, { resources: [{ path: "/offers", type: "Offer[]" }] });
  const offers = await read(backlot, "/offers");
  expect(offers.map(({ id }) => id)).toEqual(["free", "team", "firm"]);
  expect((await request(backlot, "GET", "/offers/team")).status).toBe(200);
});

test("relations lead to records by a nested identifier", async () => {
  const models = `
    export interface Pod { metadata: { uid: string; name: string }; node: string }
    export interface Probe { id: number; podId: string }
    export interface Alarm { id: number; pod: Pod }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/pods", type: "Pod[]", id: "metadata.uid", count: 3 },
      { path: "/probes", type: "Probe[]", count: 6 },
      { path: "/alarms", type: "Alarm[]", count: 6 },
    ],
  });
  const pods = new Map(
    (await read(backlot, "/pods")).map((pod) => [(pod["metadata"] as Item)["uid"], pod]),
  );
  for (const probe of await read(backlot, "/probes")) {
    expect(pods.get(probe["podId"])).toBeDefined();
  }
  for (const { id: _, ...alarm } of await read(backlot, "/alarms")) {
    expect([...pods.values()]).toContainEqual(alarm["pod"]);
    expect((await request(backlot, "POST", "/alarms", alarm)).status).toBe(201);
  }
  const [uid] = pods.keys();
  const nested = await request(backlot, "GET", `/pods/${uid}/probes`);
  expect(nested.status).toBe(200);
});

test("a nested identifier may be in any of several kinds of object", async () => {
  const backlot = await startBacklot(
    `export interface Doc { meta: { kind: "note"; uid: string } | { kind: "mail"; uid: string; to: string } }`,
    { resources: [{ path: "/papers", type: "Doc[]", id: "meta.uid", count: 6 }] },
  );
  const docs = (await (await request(backlot, "GET", "/papers")).json()) as Doc[];
  expect(new Set(docs.map(({ meta }) => meta.uid)).size).toBe(6);
  for (const doc of docs) {
    const found = await request(backlot, "GET", `/papers/${doc.meta.uid}`);
    expect(await found.json()).toEqual(doc);
  }
});

test("what holds an identifier may be left out where it can hold nothing else", async () => {
  const backlot = await startBacklot(
    `export interface Pod { meta: { uid: string } }
     export interface Mail { meta: { uid: string } | { uid: string; to: string } }`,
    {
      resources: [
        { path: "/pods", type: "Pod[]", id: "meta.uid", count: 0 },
        { path: "/mails", type: "Mail[]", id: "meta.uid", count: 0 },
      ],
    },
  );
  expect((await request(backlot, "POST", "/pods", {})).status).toBe(201);
  const refused = await request(backlot, "POST", "/mails", {});
  expect(await refused.json()).toMatchObject({ status: 422, errors: { meta: "is missing" } });
});

test("every kind of record has the identifier", async () => {
  const starting = startBacklot(
    "export type Thing = { code: string; kind: 1 } | { kind: 2; name: string };",
    { resources: [{ path: "/things", type: "Thing[]", id: "code" }] },
  );
  await expect(starting).rejects.toMatchObject({
    mistakes: [
      {
        place: "resources[0].id",
        message: `"code" is not a property of every variant of "Thing".`,
        remedy: expect.stringMatching(/such as one of kind; or/),
      },
    ],
  });
});

interface Doc {
  readonly meta: { readonly uid: string };
}

test("a single object has no count", async () => {
  const starting = startBacklot("export interface Settings { theme: string }", {
    resources: [{ path: "/settings", type: "Settings", count: 3 }],
  });
  await expect(starting).rejects.toMatchObject({
    mistakes: [
      {
        code: "config-invalid",
        place: "resources[0].count",
        message: 'a single object has no count; "Settings[]" would make a collection.',
      },
    ],
  });
});

test.each([
  [
    "id: { value: string }; name: string",
    undefined,
    /"id" of "Thing" is neither .*such as one of name;/,
  ],
  ["name: string; sys: { id: string }", undefined, /"Thing" has no identifier\..*name, sys\.id;/],
  ["id: boolean", undefined, /None of its properties can be one: write "Thing" without \[\]/],
  ["meta: { id: string }", "meta.uid", /"Thing" has no property "meta\.uid"\..*one of meta\.id;/],
])("what cannot identify is not proposed: %s", async (members, id, message) => {
  const starting = startBacklot(`export interface Thing { ${members} }`, {
    resources: [{ path: "/things", type: "Thing[]", ...(id === undefined ? {} : { id }) }],
  });
  await expect(starting).rejects.toThrow(message);
});
