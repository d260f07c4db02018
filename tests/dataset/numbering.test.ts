import { expect, test } from "vitest";
import { startLiving } from "../support/living-project.ts";
import { request } from "../support/project.ts";

const models = `
  export interface User { id: number; name: string }
  export interface Token { id: string; name: string }
`;
const resources = [
  { path: "/users", type: "User[]", count: 3 },
  { path: "/tokens", type: "Token[]", count: 3 },
];

async function startNumbering() {
  const project = await startLiving(models, resources);
  const create = async (path: string) => {
    const response = await request(project.backlot, "POST", path, { name: "Ada" });
    return ((await response.json()) as { id: unknown }).id;
  };
  return { ...project, createBoth: async () => [await create("/users"), await create("/tokens")] };
}

test("a reset brings the numbering back: every round of it gives the same identifiers", async () => {
  const project = await startNumbering();
  const rounds: unknown[] = [];
  for (let round = 0; round < 3; round++) {
    await project.backlot.reset();
    rounds.push([await project.createBoth(), await project.createBoth()]);
  }
  expect(rounds[0]).toEqual([
    [4, expect.any(String)],
    [5, expect.any(String)],
  ]);
  expect(rounds).toEqual([rounds[0], rounds[0], rounds[0]]);
});

test("so does a restore, with what was deleted before the snapshot", async () => {
  const project = await startNumbering();
  await project.createBoth();
  await project.write("DELETE", "/users/4");
  await project.backlot.snapshot("deleted");
  const rounds: unknown[] = [];
  for (let round = 0; round < 3; round++) {
    await project.backlot.restore("deleted");
    rounds.push(await project.createBoth());
  }
  expect(rounds[0]).toEqual([5, expect.any(String)]);
  expect(rounds).toEqual([rounds[0], rounds[0], rounds[0]]);
});

test("a delete frees no identifier, also when a reload or a reset of another follows", async () => {
  const project = await startNumbering();
  await project.createBoth();
  await project.write("DELETE", "/users/4");
  await project.backlot.reset(["/tokens"]);
  await project.backlot.reload();
  expect(await project.createBoth()).toEqual([5, expect.any(String)]);
});
