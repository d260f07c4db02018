import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

async function startBookstore(): Promise<Backlot> {
  const config = new URL("../../examples/bookstore/backlot.config.ts", import.meta.url).pathname;
  const backlot = await createBacklot(config, { dataset: ":memory:" });
  onTestFinished(() => backlot.close());
  return backlot;
}

async function findFaults(backlot: Backlot, model: string, path: string): Promise<unknown> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...(await backlot.document()), $id: "document" });
  const check = ajv.compile({
    type: "array",
    items: { $ref: `document#/components/schemas/${model}` },
  });
  check(await (await request(backlot, "GET", path)).json());
  return check.errors;
}

test("records that contain each other are as the document says", async () => {
  const backlot = await startBookstore();
  expect(await findFaults(backlot, "Author", "/authors")).toBeNull();
  expect(await findFaults(backlot, "Book", "/books")).toBeNull();
});

test("a record that others must show is not deleted, and the answer names the setting", async () => {
  const backlot = await startBookstore();
  const response = await request(backlot, "DELETE", "/authors/4");
  expect([response.status, (await response.json()) as object]).toEqual([
    409,
    expect.objectContaining({
      type: "urn:backlot:error:still-referred",
      detail:
        '/books has records that refer to 4 of /authors. Every Book needs its author. With relations: { author: { onDelete: "cascade" } } in the config of /books they are deleted too.',
    }),
  ]);
  expect(await findFaults(backlot, "Book", "/books")).toBeNull();
});

test("a record that is gone is null where the model allows it, and left out where it is optional", async () => {
  const backlot = await startBacklot(
    `export interface User { id: number; name: string }
     export interface Task { id: number; owner: User | null; helper?: User }`,
    {
      resources: [
        { path: "/users", type: "User[]", count: 1 },
        { path: "/tasks", type: "Task[]", count: 0 },
      ],
    },
  );
  await request(backlot, "POST", "/tasks", { owner: 1, helper: 1 });
  expect((await request(backlot, "DELETE", "/users/1")).status).toBe(200);
  expect(await (await request(backlot, "GET", "/tasks")).json()).toEqual([{ id: 1, owner: null }]);
  expect(await findFaults(backlot, "Task", "/tasks")).toBeNull();
});
