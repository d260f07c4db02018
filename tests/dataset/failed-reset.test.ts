import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot, type Options } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";

const models = `
  export interface Author { id: number; name: string }
  export interface Book { id: number; title: string }
`;

/** A project whose books cannot be made while it is broken; their rule is of the config's own code. */
function makeBreakable() {
  const root = makeProject({ "models.ts": models });
  const state = { isBroken: false };
  const title = ({ index }: { index: number }) => {
    if (state.isBroken && index === 2) throw new Error("no more titles");
    return `Volume ${index}`;
  };
  const options = (more: Partial<Options> = {}): Options => ({
    models: join(root, "models.ts"),
    dataset: join(root, "dataset.sqlite"),
    resources: [
      { path: "/authors", type: "Author[]", count: 3 },
      { path: "/books", type: "Book[]", count: 3, fields: { title } },
    ],
    ...more,
  });
  return { state, options };
}

async function start(options: Options | (() => Promise<Options>)) {
  // Otherwise the records would be remembered from the start, and none would have to be made.
  const backlot = await createBacklot(options, {}, { isPrompt: false });
  onTestFinished(() => backlot.close());
  const all = async () => [
    await (await request(backlot, "GET", "/authors")).json(),
    await (await request(backlot, "GET", "/books")).json(),
  ];
  return { backlot, all };
}

test("a reset that fails half-way has changed nothing, also for the next start", async () => {
  const { state, options } = makeBreakable();
  const { backlot, all } = await start(options());
  await request(backlot, "POST", "/authors", { name: "Ada" });
  await request(backlot, "DELETE", "/books/1");
  const before = await all();
  state.isBroken = true;
  await expect(backlot.reset()).rejects.toThrow("no more titles");
  expect(await all()).toEqual(before);
  expect((await request(backlot, "POST", "/authors", { name: "Grace" })).status).toBe(201);
  await request(backlot, "DELETE", "/authors/5");
  await backlot.close();
  state.isBroken = false;
  expect(await (await start(options())).all()).toEqual(before);
});

test("a reload that fails half-way has changed nothing either", async () => {
  const { state, options } = makeBreakable();
  let more: Partial<Options> = {};
  const { backlot, all } = await start(async () => options(more));
  const before = await all();
  more = { seed: 2 };
  state.isBroken = true;
  await expect(backlot.reload()).rejects.toThrow("no more titles");
  expect(await all()).toEqual(before);
  state.isBroken = false;
  await backlot.reload();
  expect(await all()).not.toEqual(before);
});
