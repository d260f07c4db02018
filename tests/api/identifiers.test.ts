import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot, type Options } from "../../src/index.ts";
import { makeProject, request, startBacklot } from "../support/project.ts";

function toModels(tags: string): string {
  return `export interface Ticket {\n  /** ${tags} */\n  id: number;\n  title: string;\n}`;
}

function toOptions(count: number): Omit<Options, "models"> {
  return { resources: [{ path: "/tickets", type: "Ticket[]", count }] };
}

async function idsOf(backlot: Backlot): Promise<number[]> {
  const tickets = (await (await request(backlot, "GET", "/tickets")).json()) as { id: number }[];
  return tickets.map(({ id }) => id);
}

async function assign(backlot: Backlot): Promise<number> {
  const response = await request(backlot, "POST", "/tickets", { title: "New" });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

test.each([
  ["", [1, 2], [3, 4]],
  ["@minimum 0", [1, 2], [3, 4]],
  ["@minimum 1000", [1000, 1001], [1002, 1003]],
  ["@exclusiveMinimum 1000", [1001, 1002], [1003, 1004]],
  ["@multipleOf 10", [10, 20], [30, 40]],
  ["@multipleOf 2.5", [5, 10], [15, 20]],
  ["@minimum 995 @multipleOf 10", [1000, 1010], [1020, 1030]],
  ["@minimum 5 @maximum 9", [5, 6], [7, 8]],
])("an identifier with %s is generated and assigned by it", async (tags, generated, assigned) => {
  const backlot = await startBacklot(toModels(tags), toOptions(2));
  expect(await idsOf(backlot)).toEqual(generated);
  expect([await assign(backlot), await assign(backlot)]).toEqual(assigned);

  const empty = await startBacklot(toModels(tags), toOptions(0));
  expect([await assign(empty), await assign(empty)]).toEqual(generated);
});

test("no identifier is assigned twice: not after a delete, a gap or a restart", async () => {
  const root = makeProject({
    "models.ts": toModels("@minimum 1000 @multipleOf 10"),
    "backlot.config.json": JSON.stringify({ models: "models.ts", ...toOptions(1) }),
  });
  const first = await createBacklot(root);
  expect(await assign(first)).toBe(1010);
  await request(first, "DELETE", "/tickets/1010");
  expect(await assign(first)).toBe(1020);
  await request(first, "POST", "/tickets", { id: 1500, title: "Given" });
  await request(first, "DELETE", "/tickets/1500");
  await first.close();

  const second = await createBacklot(root);
  onTestFinished(() => second.close());
  expect(await assign(second)).toBe(1510);
});

test("an identifier that another program took is left out", async () => {
  const root = makeProject({
    "models.ts": toModels("@multipleOf 10"),
    "backlot.config.json": JSON.stringify({ models: "models.ts", ...toOptions(2) }),
  });
  const backlot = await createBacklot(root);
  const other = new DatabaseSync(join(root, ".backlot", "dataset.sqlite"));
  onTestFinished(async () => {
    other.close();
    await backlot.close();
  });
  other.exec(`UPDATE tickets SET _json = json_set(_json, '$.id', 30) WHERE id = 10`);
  expect(await assign(backlot)).toBe(40);
});

test("when the model allows no further identifier, a new record is refused in words", async () => {
  const backlot = await startBacklot(toModels("@maximum 3"), toOptions(2));
  expect(await assign(backlot)).toBe(3);
  await request(backlot, "DELETE", "/tickets/3");
  const refused = await request(backlot, "POST", "/tickets", { title: "New" });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    type: "urn:backlot:error:identifiers-exhausted",
    detail: "/tickets has given out every identifier up to 3, the last that the model allows.",
  });
  const given = await request(backlot, "POST", "/tickets", { id: 3, title: "Given" });
  expect(given.status).toBe(201);
});
