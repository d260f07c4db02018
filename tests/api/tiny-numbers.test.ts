import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Writer { id: number; name: string }
export interface Book { id: number; ratio: number; author: Writer }`;

const resources = [
  { path: "/writers", type: "Writer[]", records: [{ id: 0, name: "Nobody" }], count: 1 },
  { path: "/books", type: "Book[]", records: [{ id: 1, ratio: 0, author: 0 }], count: 1 },
];

test("a number next to zero is not zero, in a filter", async () => {
  const backlot = await startBacklot(models, { resources });
  const count = async (query: string) =>
    ((await (await request(backlot, "GET", `/books?${query}`)).json()) as unknown[]).length;
  expect(await count("ratio=0")).toBe(1);
  expect(await count("ratio=3.58e-70")).toBe(0);
  expect(await count("ratio_ne=5e-324")).toBe(1);
  expect(await count("ratio_lt=3.58e-70")).toBe(1);
  expect(await count("ratio_gte=3.58e-70")).toBe(0);
});

test("a number next to zero refers to nobody, although there is a record 0", async () => {
  const backlot = await startBacklot(models, { resources });
  const put = (author: number) => request(backlot, "PUT", "/books/1", { ratio: 1, author });
  expect((await put(3.58e-70)).status).toBe(422);
  expect((await put(0)).status).toBe(200);
});
