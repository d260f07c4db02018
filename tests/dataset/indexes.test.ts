import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/dataset/file/database.ts";
import { createIndexes } from "../../src/dataset/lists/indexes.ts";
import type { MemberPath } from "../../src/dataset/lists/list-query.ts";
import { makeProject, request, startBacklot } from "../support/project.ts";

const members = Array.from({ length: 14 }, (_, index) => `n${index}`);
const models = `
export interface User { id: number }
export interface Sample { id: number; userId: number; ${members.map((name) => `${name}: number`).join("; ")} }`;

/** A collection of this size on a file, and the members that the file has an index for. */
async function startSamples(count: number, dataset = join(makeProject({}), "dataset.sqlite")) {
  const backlot = await startBacklot(models, {
    dataset,
    resources: [
      { path: "/users", type: "User[]", count: 2 },
      { path: "/samples", type: "Sample[]", count },
    ],
  });
  const db = new DatabaseSync(dataset, { readOnly: true });
  onTestFinished(() => db.close());
  const select = db.prepare("SELECT sql FROM sqlite_schema WHERE type = 'index' ORDER BY rowid");
  const indexed = () =>
    select
      .all()
      .map(({ sql }) => /ON "samples" \((.*)\)$/.exec(String(sql))?.[1])
      .filter((column) => column !== undefined && column !== '"id"');
  const ask = async (query: string) => {
    expect((await request(backlot, "GET", query)).status).toBe(200);
    return indexed();
  };
  return { ask, close: () => backlot.close() };
}

test("a large collection gets an index for what it is filtered or sorted by, twelve at most", async () => {
  const { ask } = await startSamples(5000);
  expect(await ask("/samples?_limit=1")).toEqual([]);
  expect(await ask("/samples?n0=5&_limit=1")).toEqual(['"n0"']);
  expect(await ask("/samples?n0=6&_limit=1")).toEqual(['"n0"']);
  expect(await ask("/samples?_sort=n1,n2&_limit=1")).toEqual(['"n0"', '"n1"']);
  // Nearly every record is another: an index would find nothing quicker.
  expect(await ask("/samples?n3_ne=5&_limit=1")).toEqual(['"n0"', '"n1"']);
  const operators = ["gt", "gte", "lt", "lte"];
  for (const [index, name] of members.entries()) {
    await ask(`/samples?${name}_${operators[index % operators.length]}=5&_limit=1`);
  }
  expect(await ask("/samples?_limit=1")).toEqual(members.slice(0, 12).map((name) => `"${name}"`));
});

test("an index that an earlier start has made is used, and not made again", async () => {
  const dataset = join(makeProject({}), "dataset.sqlite");
  const first = await startSamples(5000, dataset);
  expect(await first.ask("/samples?n0=5&_limit=1")).toEqual(['"n0"']);
  await first.close();
  const { ask } = await startSamples(5000, dataset);
  expect(await ask("/samples?n0=6&_sort=n1&_limit=1")).toEqual(['"n0"', '"n1"']);
});

test("what there is an index for is known, and no list or other table has one", () => {
  const db = openDatabase(":memory:");
  onTestFinished(() => db.close());
  db.exec("CREATE TABLE things (_seq INTEGER PRIMARY KEY, _json TEXT, id, rank)");
  const columns = new Map([
    ["id", "id"],
    ["rank", "rank"],
  ]);
  const table = {
    name: "things",
    columns,
    instants: new Set<string>(),
    propertyNames: () => new Set<string>(),
  };
  const indexes = createIndexes(db, table, '"id"');
  const toMember = (name: string): MemberPath => ({
    names: [name],
    holds: new Set(["number"]),
    isList: false,
    isNullable: false,
  });
  const [id, rank] = [toMember("id"), toMember("rank")];
  expect([indexes.has(id), indexes.has(rank)]).toEqual([true, false]);
  const sort = [{ member: rank, isDescending: false }];
  indexes.provide({ conditions: [], sort, slice: undefined, fields: undefined }, 5000);
  expect(indexes.has(rank)).toBe(true);
  expect(indexes.has({ ...rank, isList: true })).toBe(false);
  expect(indexes.has({ ...rank, through: [] })).toBe(false);
});

test("a small collection gets one only for what its records refer with", async () => {
  const { ask } = await startSamples(20);
  expect(await ask("/samples?n0_gt=5&_sort=n1")).toEqual([]);
  expect(await ask("/users/1/samples")).toEqual(['"userId"']);
});
