import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot, type Options } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface JobOffer { id: number; title: string; companyId: number; salary?: number; posted: Date }
export interface Company { id: number; name: string }
export interface Author { id: string; name: string }
export interface Book { id: string; title: string; author: Author }
export interface Profile { name: string }
export interface Fair { id: number; companyIds: number[] }
export interface Poet { id: number; poems: Poem[] }
export interface Poem { id: number; poet: Poet | null; sequel?: Poem }
`;

const db = {
  "job-offers": [
    { id: "1", title: "Cook", companyId: "2", salary: null, posted: "2026-01-02" },
    { id: "7", title: "Baker", companyId: "1", posted: "2026-01-02T10:20:30Z" },
  ],
  companies: [
    { id: "1", name: "A" },
    { id: "2", name: "B" },
  ],
  people: [{ id: 5, name: "Ann" }],
  books: [{ id: 1, title: "Home", author: { id: 5, name: "Ann" } }],
  profile: { name: "typicode" },
};

async function start(resources: Options["resources"], content: unknown = db) {
  const config = { models: "models.ts", dataset: ":memory:", resources };
  const root = makeProject({
    "models.ts": models,
    "db.json": JSON.stringify(content),
    "backlot.config.json": JSON.stringify(config),
  });
  const backlot = await createBacklot(join(root, "backlot.config.json"));
  onTestFinished(() => backlot.close());
  return async (path: string): Promise<unknown> =>
    (await backlot.fetch(new Request(`http://localhost${path}`))).json();
}

test("json-server's file holds the records of every resource", async () => {
  const get = await start([
    { path: "/jobOffers", type: "JobOffer[]", count: 2, records: "db.json" },
    { path: "/companies", type: "Company[]", count: 2, records: "db.json" },
    { path: "/authors", type: "Author[]", count: 1, records: "db.json#/people" },
    { path: "/books", type: "Book[]", count: 1, records: "db.json" },
    { path: "/profile", type: "Profile", records: "db.json" },
  ]);
  expect(await get("/jobOffers")).toEqual([
    { id: 1, title: "Cook", companyId: 2, posted: "2026-01-02T00:00:00.000Z" },
    { id: 7, title: "Baker", companyId: 1, posted: "2026-01-02T10:20:30Z" },
  ]);
  expect(await get("/companies/2/jobOffers")).toMatchObject([{ id: 1 }]);
  expect(await get("/books")).toEqual([
    { id: "1", title: "Home", author: { id: "5", name: "Ann" } },
  ]);
  expect(await get("/profile")).toEqual({ name: "typicode" });
});

test("identifiers of which one cannot be converted stay what they are, and that is a mistake", async () => {
  const companies = [
    { id: "1", name: "A" },
    { id: "b", name: "B" },
  ];
  const resources = [{ path: "/companies", type: "Company[]", count: 2, records: "db.json" }];
  await expect(start(resources, { companies })).rejects.toMatchObject({
    mistakes: [
      { place: "resources[0].records[0].id", message: "must be a number." },
      { place: "resources[0].records[1].id", message: "must be a number." },
    ],
  });
});

test("a list of identifiers is converted as a whole, or not at all", async () => {
  const resources = [
    { path: "/companies", type: "Company[]", count: 2, records: "db.json" },
    { path: "/fairs", type: "Fair[]", count: 1, records: "db.json" },
  ];
  const { companies } = db;
  const get = await start(resources, { companies, fairs: [{ id: 1, companyIds: ["2", "1"] }] });
  expect(await get("/fairs")).toEqual([{ id: 1, companyIds: [2, 1] }]);
  const mixed = start(resources, { companies, fairs: [{ id: 1, companyIds: ["2", "b"] }] });
  await expect(mixed).rejects.toMatchObject({
    mistakes: [0, 1].map((index) => ({
      place: `resources[1].records[0].companyIds.${index}`,
      message: "must be a number.",
    })),
  });
});

test("lists of related records are kept by those records", async () => {
  const poet = { id: "3", poems: [{ id: "7", poet: null }] };
  const poems = [
    { id: "7", poet: { id: "3", poems: [] }, sequel: { id: "8" } },
    { id: 8, poet: null },
  ];
  const get = await start(
    [
      { path: "/poets", type: "Poet[]", count: 0, records: "db.json" },
      { path: "/poems", type: "Poem[]", count: 0, records: "db.json" },
    ],
    { poets: [poet], poems },
  );
  expect(await get("/poets")).toMatchObject([{ id: 3, poems: [{ id: 7 }] }]);
  expect(await get("/poems")).toMatchObject([
    { id: 7, poet: { id: 3 }, sequel: { id: 8 } },
    { id: 8, poet: null },
  ]);
});

test("a list that is not there is told with those that are", async () => {
  const resources = [{ path: "/staff", type: "Company[]", records: "db.json" }];
  await expect(start(resources, { companies: [], jobs: [] })).rejects.toMatchObject({
    mistakes: [
      {
        place: "resources[0].records",
        message: 'expected db.json to hold a list of objects under a name such as "staff".',
        remedy: 'There are: companies, jobs. Name one as "db.json#/companies".',
      },
    ],
  });
});
