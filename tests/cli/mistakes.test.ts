import { expect, test } from "vitest";
import { runBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Settings { theme: string }
`;

/** What a start with this config prints, and with which status it ends. */
async function startWith(config: unknown) {
  const root = makeProject({
    "models.ts": models,
    "backlot.config.json": typeof config === "string" ? config : JSON.stringify(config),
  });
  const { status, stdout, stderr } = await runBacklot(root);
  expect(stdout).toBe("");
  return { status, mistakes: stderr.trimEnd().split("\n") };
}

test("a folder without a config says how to get one", async () => {
  const root = makeProject({});
  const { status, stderr } = await runBacklot(root);
  expect(status).toBe(1);
  expect(stderr).toBe(
    '✗ .: there is no backlot.config.ts here. Write one that exports defineConfig({ models: "…", resources: […] }), or name it with --config.\n',
  );
});

test("an unknown type names the place, the files and the nearest model", async () => {
  const config = { models: "models.ts", resources: [{ path: "/users", type: "Usr[]" }] };
  expect(await startWith(config)).toEqual({
    status: 1,
    mistakes: ['✗ resources[0].type: no exported type "Usr" in models.ts. Did you mean "User"?'],
  });
});

test("all mistakes of a config come at once, each with its place", async () => {
  const config = {
    models: "models.ts",
    prot: 4000,
    resources: [
      { path: "/users", type: "User[]", count: -1 },
      { path: "/users/", type: "User[]", operations: ["GET", "FETCH"] },
      { path: "posts", type: "User[]" },
      { path: "/settings" },
    ],
  };
  expect(await startWith(config)).toEqual({
    status: 1,
    mistakes: [
      '✗ prot: there is no such setting. Did you mean "port"?',
      "✗ resources[0].count: expected a whole number from 0 to 1,000,000, found -1.",
      '✗ resources[1].operations: expected a list of GET, POST, PUT, PATCH, DELETE, found ["GET","FETCH"].',
      '✗ resources[1].path: "/users" is already the path of resources[0]. Give each its own path.',
      '✗ resources[2].path: expected a path such as /users: literal segments, each after a slash, found "posts".',
      "✗ resources[3].type: is missing: expected a text.",
    ],
  });
});

test("a missing models file is named as the config named it", async () => {
  const config = { models: "src/modles.ts", resources: [{ path: "/users", type: "User[]" }] };
  expect(await startWith(config)).toEqual({
    status: 1,
    mistakes: ['✗ models: no file matches "src/modles.ts". Paths are relative to the config file.'],
  });
});

test("a collection whose model has no identifier says what to do", async () => {
  const config = { models: "models.ts", resources: [{ path: "/settings", type: "Settings[]" }] };
  expect(await startWith(config)).toEqual({
    status: 1,
    mistakes: [
      '✗ resources[0].type: "Settings" has no identifier. Name a member with id, such as one of theme; or bind "Settings" without [] for a single object.',
    ],
  });
});

test("a config that is not JSON is one line and no stack trace", async () => {
  const { status, mistakes } = await startWith("{ models: }");
  expect(status).toBe(1);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(/^✗ backlot\.config\.json: cannot be read: /);
});

test("a file that is no SQLite dataset is left alone", async () => {
  const root = makeProject({
    "models.ts": models,
    "notes.txt": "These are my notes, and they are long enough to be mistaken for something else.",
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      dataset: "notes.txt",
      resources: [{ path: "/users", type: "User[]" }],
    }),
  });
  const { status, stderr } = await runBacklot(root);
  expect(status).toBe(1);
  expect(stderr).toBe(
    "✗ notes.txt: cannot be opened as a dataset: file is not a database. It was left as it is. Name another file with dataset, or move this one away.\n",
  );
});
