import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Author { id: number; name: string; home: { city: string; zip: string } }
export interface Note {
  id: number;
  address: { city: string; geo: { lat: number; lon: number } };
  billing?: { city: string } | null;
  lines: { text: string }[];
  "a.b": string;
  author: Author;
}
export interface Loose { id: number; [more: string]: unknown }`;

async function start(): Promise<Backlot> {
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/notes", type: "Omit<Note, 'author'>[]", count: 0 },
      { path: "/authors", type: "Author[]", count: 0 },
      { path: "/signed", type: "Note[]", count: 0 },
      { path: "/loose", type: "Loose[]", count: 0 },
    ],
  });
  const note = { address: { city: "Oslo", geo: { lat: 1.5, lon: 2 } }, lines: [], "a.b": "x" };
  const bodies = [note, { ...note, billing: null }, { ...note, billing: { city: "Bergen" } }];
  for (const body of bodies) await request(backlot, "POST", "/notes", body);
  const author = { name: "Ada", home: { city: "London", zip: "W1" } };
  await request(backlot, "POST", "/authors", author);
  await request(backlot, "POST", "/signed", { ...note, author: 1 });
  await request(backlot, "POST", "/loose", { more: { inner: 1 } });
  return backlot;
}

test.each([
  ["/notes/1?_fields=address.city", { address: { city: "Oslo" } }],
  [
    "/notes/1?_fields=id,address.geo.lat,a.b",
    { id: 1, address: { geo: { lat: 1.5 } }, "a.b": "x" },
  ],
  ["/notes/1?_fields=address.geo.lon,address.city", { address: { geo: { lon: 2 }, city: "Oslo" } }],
  [
    "/notes/1?_fields=address.city,address",
    { address: { city: "Oslo", geo: { lat: 1.5, lon: 2 } } },
  ],
  [
    "/notes?_fields=id,billing.city",
    [{ id: 1 }, { id: 2, billing: null }, { id: 3, billing: { city: "Bergen" } }],
  ],
  ["/signed/1?_fields=author.home.city,id", { id: 1, author: { home: { city: "London" } } }],
  ["/signed?_fields=author.name", [{ author: { name: "Ada" } }]],
  ["/loose/1?_fields=more", { more: { inner: 1 } }],
])("%s gives a member inside an object by its path", async (path, expected) => {
  const backlot = await start();
  const response = await request(backlot, "GET", path);
  expect(await response.json()).toEqual(expected);
});

test.each(["address.town", "address.city.name", "lines.text", "nothing.city", "author.name"])(
  "_fields=%s names no member of a note, and the answer says which there are",
  async (name) => {
    const backlot = await start();
    const response = await request(backlot, "GET", `/notes?_fields=id,${name}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      parameter: "_fields",
      detail: expect.stringContaining(
        `has no property "${name}". There are: id, address, billing, lines, a.b.`,
      ),
    });
  },
);

test("more fields than a query can hold are refused", async () => {
  const backlot = await start();
  const names = Array.from({ length: 2000 }, (_, index) => `m${index}`).join();
  const refused = await request(backlot, "GET", `/loose?_fields=${names}`);
  expect(await refused.json()).toMatchObject({
    status: 400,
    parameter: "_fields",
    detail: expect.stringMatching(/^There may be \d+ fields at most\.$/),
  });
});

test("the document lists the paths, and each of them is taken", async () => {
  const backlot = await start();
  const { paths } = (await backlot.document()) as unknown as Document;
  const parameters = paths["/notes"]?.get.parameters ?? [];
  const components = (await backlot.document())["components"] as Components;
  const resolved = parameters.map((each) =>
    each.$ref ? components.parameters[each.$ref.split("/").at(-1) ?? ""] : each,
  );
  const names = resolved.find((each) => each?.name === "_fields")?.schema?.items.enum ?? [];
  expect(names).toEqual([
    ...["id", "address", "billing", "lines", "a.b"],
    ...["address.city", "address.geo", "billing.city"],
  ]);
  const response = await request(backlot, "GET", `/notes?_fields=${names.join()}`);
  expect(response.status).toBe(200);
});

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: { readonly items: { readonly enum: readonly string[] } };
}
interface Components {
  readonly parameters: Readonly<Record<string, Parameter>>;
}
interface Document {
  readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: Parameter[] } }>>;
}
