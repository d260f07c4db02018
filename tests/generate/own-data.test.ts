import { expect, test, vi } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";

/** The locales of the data library that were asked for. */
const loaded: string[] = [];
vi.mock("@faker-js/faker/locale/en", async (original) => {
  loaded.push("en");
  return original();
});

const models = `
export interface Person { id: number; name: string; family: string; email: string; address: { street: string; city: string } }
export interface Visit { id: number; personId: Person["id"]; company: string; subject: string; note: string; plannedAt: Date }`;

async function peopleWith(fields: object): Promise<readonly Record<string, unknown>[]> {
  const folder = makeProject({ "models.ts": models });
  const resources = [
    { path: "/people", type: "Person[]", fields },
    { path: "/visits", type: "Visit[]" },
  ];
  const options = { models: `${folder}/models.ts`, dataset: ":memory:", resources };
  await using backlot = await createBacklot(options);
  return (await (await request(backlot, "GET", "/people")).json()) as Record<string, unknown>[];
}

test("English records are made of our own data, and only a rule loads the library's", async () => {
  for (const person of await peopleWith({})) {
    expect(person).toMatchObject({ name: expect.stringMatching(/\S/), family: expect.any(String) });
  }
  expect(loaded).toEqual([]);
  const [first] = await peopleWith({ family: "person.lastName" });
  expect(first?.["family"]).toMatch(/\S/);
  expect(loaded).toEqual(["en"]);
});
