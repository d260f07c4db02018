import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface User { id: number; name: string; email: string; address: { city: string } }
export interface Settings { theme: "light" | "dark" }
`;

const wrongRecords = {
  models: "models.ts",
  locale: "dee",
  resources: [
    {
      path: "/users",
      type: "User[]",
      fields: { email: "internet.emial", "adress.city": "Oslo", name: "Ann" },
    },
    { path: "/settings", type: "Settings", records: [{ theme: "blue" }] },
  ],
};
const recordMistakes = [
  "✗ resources[1].records[0].theme: must be one of: light, dark. Mend the record, or the model.",
  '✗ locale: Faker has no locale "dee". Did you mean "de"?',
  '✗ resources[0].fields["email"]: Faker has no method "internet.emial". Did you mean "internet.email"?',
  '✗ resources[0].fields["adress.city"]: "User" has no such property. Did you mean "address.city"?',
];

function makeWith(config: unknown, files: Readonly<Record<string, string>> = {}): string {
  return makeProject({
    "models.ts": models,
    "backlot.config.json": JSON.stringify(config),
    ...files,
  });
}

async function mistakesOf(root: string, ...args: readonly string[]): Promise<string[]> {
  const { status, stdout, stderr } = await runBacklot(root, ...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  return stderr.trimEnd().split("\n");
}

test.each([[["check"]], [[]]])(
  "backlot %j reports fields, fixed records and locale together",
  async (args) => {
    const root = makeWith(wrongRecords);
    expect(await mistakesOf(root, ...args)).toEqual(recordMistakes);
  },
);

test.each([[["check"]], [[]]])(
  "backlot %j reports them together with the other mistakes of the config",
  async (args) => {
    const root = makeWith({ ...wrongRecords, prot: 1, delay: -1 });
    expect(await mistakesOf(root, ...args)).toEqual([
      '✗ prot: there is no such setting. Did you mean "port"?',
      "✗ delay: expected milliseconds up to 600,000, or a list of the least and the most, found -1.",
      ...recordMistakes,
    ]);
    expect(existsSync(join(root, ".backlot", "dataset.sqlite"))).toBe(false);
  },
);

test("a type that cannot be read does not hide what needs no model", async () => {
  const [users, settings] = wrongRecords.resources;
  const root = makeWith(
    {
      ...wrongRecords,
      seed: "one",
      resources: [
        users,
        { ...settings, type: "Settngs", records: "settings.json" },
        { path: "/more", type: "User[]", records: "more.json" },
      ],
    },
    { "more.json": "[," },
  );
  expect(await mistakesOf(root, "check")).toEqual([
    '✗ resources[1].records: "settings.json" cannot be read: there is no such file. Name a JSON file, relative to the config.',
    '✗ resources[2].records: "more.json" cannot be read: it is not JSON. Name a JSON file, relative to the config.',
    '✗ seed: expected a whole number from 0 to 9,007,199,254,740,991, found "one".',
    '✗ resources[1].type: no exported type "Settngs" in models.ts. Did you mean "Settings"?',
    '✗ locale: Faker has no locale "dee". Did you mean "de"?',
    '✗ resources[0].fields["email"]: Faker has no method "internet.emial". Did you mean "internet.email"?',
  ]);
});

test("a path, an id or a relation that is wrong hides nothing else, and invents nothing", async () => {
  const root = makeWith({
    models: "models.ts",
    resources: [
      { path: "users", type: "User[]", fields: { name: "person.fulName" } },
      { path: "/settings", type: "Setings" },
    ],
  });
  expect(await mistakesOf(root, "check")).toEqual([
    '✗ resources[0].path: expected a path such as /users: literal segments, each after a slash, found "users".',
    '✗ resources[1].type: no exported type "Setings" in models.ts. Did you mean "Settings"?',
    '✗ resources[0].fields["name"]: Faker has no method "person.fulName". Did you mean "person.fullName"?',
  ]);
});

test.each([
  ["name: () => [7]", '["name"]: the function gave [7] for record 0, and the property is a text.'],
  ["id: () => ({})", '["id"]: the function gave {} for record 0, and the property is a number.'],
  [
    'name: () => { throw new Error("no names today") }',
    '["name"]: the function failed for record 0: no names today.',
  ],
  [
    "id: ({ record }) => record.a.b",
    "[\"id\"]: the function failed for record 0: Cannot read properties of undefined (reading 'b').",
  ],
])("check asks a function for a value: %s", async (field, mistake) => {
  const root = makeProject({
    "models.ts": models,
    "backlot.config.mjs": `export default {
      models: "models.ts",
      resources: [{ path: "/users", type: "User[]", fields: { ${field} } }],
    };`,
  });
  expect(await mistakesOf(root, "check")).toEqual([`✗ resources[0].fields${mistake}`]);
  expect(await mistakesOf(root)).toEqual([`✗ resources[0].fields${mistake}`]);
});

test("records that fit their models are no mistake", async () => {
  const root = makeWith(
    {
      models: "models.ts",
      locale: "de",
      resources: [
        { path: "/users", type: "User[]", fields: { email: "internet.email" } },
        { path: "/settings", type: "Settings", records: "settings.json" },
      ],
    },
    { "settings.json": '[{ "theme": "dark" }]' },
  );
  const { status, stdout, stderr } = await runBacklot(root, "check");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("no mistakes");
});
