import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Click {
  id: number; kind: "click"; target: string;
  readonly x: number; readonly trace: number; createdAt: Date; updatedAt: Date;
}
export interface Key {
  id: number; kind: "key"; key: string;
  readonly code: "Enter" | "Escape"; readonly trace: string;
}
export type Input = Click | Key;
export interface Day { mode: "day"; readonly lux: number; updatedAt: string }
export interface Night { mode: "night"; readonly moon: "full" | "new" }
export type Sky = Day | Night;
`;

const click = {
  kind: "click",
  target: expect.any(String),
  x: expect.any(Number),
  trace: expect.any(Number),
  createdAt: expect.any(String),
  updatedAt: expect.any(String),
};
const key = {
  kind: "key",
  key: expect.any(String),
  code: expect.stringMatching(/^(?:Enter|Escape)$/),
  trace: expect.any(String),
};

function start(options: { validate?: boolean } = {}): Promise<Backlot> {
  return startBacklot(models, {
    resources: [
      { path: "/inputs", type: "Input[]", count: 0 },
      { path: "/sky", type: "Sky", operations: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
    ],
    ...options,
  });
}

async function answer(backlot: Backlot, method: string, path: string, body: unknown) {
  const response = await request(backlot, method, path, body);
  return { status: response.status, body: await response.json() };
}

test("what the server fills in is of the variant that the body is", async () => {
  const backlot = await start();
  for (let count = 0; count < 12; count++) {
    const clicked = await answer(backlot, "POST", "/inputs", { kind: "click", target: "a" });
    expect(clicked).toEqual({ status: 201, body: { id: expect.any(Number), ...click } });
    const pressed = await answer(backlot, "POST", "/inputs", { kind: "key", key: "b" });
    expect(pressed).toEqual({ status: 201, body: { id: expect.any(Number), ...key } });
  }
});

test("what a body says of the server's members holds, and only the rest is filled in", async () => {
  const backlot = await start();
  const { body } = await answer(backlot, "POST", "/inputs", { kind: "click", target: "a", x: 7 });
  expect(body).toEqual({ id: 1, ...click, x: 7 });
  const wrong = { kind: "key", key: "b", x: 7 };
  expect((await answer(backlot, "POST", "/inputs", wrong)).status).toBe(422);
});

test("a record that becomes another variant has that one's members, and keeps its own otherwise", async () => {
  const backlot = await start();
  const created = await answer(backlot, "POST", "/inputs", { kind: "click", target: "a" });
  const same = await answer(backlot, "PUT", "/inputs/1", { kind: "click", target: "b" });
  const { updatedAt: _, ...kept } = created.body as Record<string, unknown>;
  expect(same).toMatchObject({ status: 200, body: { ...kept, target: "b" } });
  const other = await answer(backlot, "PUT", "/inputs/1", { kind: "key", key: "c" });
  expect(other).toEqual({ status: 200, body: { id: 1, ...key, key: "c" } });
  const { body: before } = other as { body: Record<string, unknown> };
  const patched = await answer(backlot, "PATCH", "/inputs/1", { key: "d" });
  expect(patched).toEqual({ status: 200, body: { ...before, key: "d" } });
});

test("a single object is of one variant at a time, too", async () => {
  const backlot = await start();
  const day = { mode: "day", lux: expect.any(Number), updatedAt: expect.any(String) };
  const night = { mode: "night", moon: expect.stringMatching(/^(?:full|new)$/) };
  for (const expected of [day, night, day]) {
    const put = await answer(backlot, "PUT", "/sky", { mode: expected.mode });
    expect(put).toEqual({ status: 200, body: expected });
    await request(backlot, "DELETE", "/sky");
    const posted = await answer(backlot, "POST", "/sky", { mode: expected.mode });
    expect(posted).toEqual({ status: 201, body: expected });
  }
});

test("without validation a body of no variant is taken as it is", async () => {
  const backlot = await start({ validate: false });
  const { status, body } = await answer(backlot, "POST", "/inputs", { kind: "wheel" });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: 1, kind: "wheel" });
});
