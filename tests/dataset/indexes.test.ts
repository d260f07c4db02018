import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
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
  for (const name of members) await ask(`/samples?${name}_gt=5&_limit=1`);
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

test("a small collection gets one only for what its records refer with", async () => {
  const { ask } = await startSamples(20);
  expect(await ask("/samples?n0_gt=5&_sort=n1")).toEqual([]);
  expect(await ask("/users/1/samples")).toEqual(['"userId"']);
});
