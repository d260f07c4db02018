import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Server, serveBacklot, serveBacklotWith } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const models = "export interface User { id: number; name: string }\n";
const config = `import { defineConfig } from "backlot";
export default defineConfig({
  models: "models.ts",
  resources: [{ path: "/users", type: "User[]", count: 3 }],
});
`;

function edit(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** Makes the change and waits until the server says this. */
async function change(server: Server, text: string, work: () => void): Promise<void> {
  const told = server.until(text);
  work();
  await told;
}

function whileStopped({ pid = 0 }: Server, work: () => void): void {
  process.kill(pid, "SIGSTOP");
  // The signal is on its way: a process that still runs may see the first of many saves.
  while (!readState(pid).startsWith("T"));
  work();
  process.kill(pid, "SIGCONT");
}

/** Its first letter; a small Linux has no `ps`. */
function readState(pid: number): string {
  if (process.platform !== "linux") {
    return execFileSync("ps", ["-o", "state=", "-p", String(pid)], { encoding: "utf8" }).trim();
  }
  const [, state = ""] = /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return state;
}

async function keysOfFirst(server: Server): Promise<string> {
  const user = (await (await fetch(`${server.url}/users/1`)).json()) as object;
  return Object.keys(user).join();
}

test("a saved model is served without a restart", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const server = await serveBacklot(root);
  expect(await keysOfFirst(server)).toBe("id,name");
  await change(server, "reloaded in", () =>
    edit(join(root, "models.ts"), "name: string", "name: string; city: string"),
  );
  expect(await keysOfFirst(server)).toBe("id,name,city");
});

test("a saved config is served without a restart, and so is what it imports", async () => {
  const root = makeProject({
    "models.ts": models,
    "path.ts": 'export const path: string = "/users";',
    "backlot.config.ts": config
      .replace('path: "/users"', "path")
      .replace("import", 'import { path } from "./path.ts";\nimport'),
  });
  const server = await serveBacklot(root);
  await change(server, "reloaded in", () =>
    edit(join(root, "backlot.config.ts"), "count: 3", "count: 5"),
  );
  expect(await (await fetch(`${server.url}/users`)).json()).toHaveLength(5);
  await change(server, "reloaded in", () => edit(join(root, "path.ts"), "/users", "/people"));
  expect((await fetch(`${server.url}/people`)).status).toBe(200);
  expect((await fetch(`${server.url}/users`)).status).toBe(404);
});

test("a saved file of fixed records is served without a restart", async () => {
  const root = makeProject({
    "models.ts": models,
    "seed/users.txt": '[{ "id": 1, "name": "Ada" }]',
    "backlot.config.ts": config.replace("count: 3", 'count: 3, records: "seed/users.txt"'),
  });
  const server = await serveBacklot(root);
  const nameOfFirst = async () =>
    ((await (await fetch(`${server.url}/users/1`)).json()) as { name: string }).name;
  expect(await nameOfFirst()).toBe("Ada");
  await change(server, "reloaded in", () => edit(join(root, "seed", "users.txt"), "Ada", "Grace"));
  expect(await nameOfFirst()).toBe("Grace");
  await change(server, "still serving what was there before", () =>
    edit(join(root, "seed", "users.txt"), '"Grace"', "7"),
  );
  expect(server.output().stderr).toContain(
    "✗ resources[0].records[0].name: must be a text. Mend it in seed/users.txt.\n",
  );
  await change(server, "reloaded in", () =>
    edit(join(root, "seed", "users.txt"), "7", '"Katherine"'),
  );
  expect(await nameOfFirst()).toBe("Katherine");
});

test("a mistake is printed with its place, what was served goes on, and mending it recovers", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const server = await serveBacklot(root);
  await change(server, "still serving what was there before", () =>
    edit(join(root, "backlot.config.ts"), "User[]", "Usr[]"),
  );
  expect(server.output().stderr).toContain(
    '✗ resources[0].type: no exported type "Usr" in models.ts. Did you mean "User"?\n',
  );
  expect(await keysOfFirst(server)).toBe("id,name");
  await change(server, "reloaded in", () =>
    edit(join(root, "backlot.config.ts"), "Usr[]", "User[]"),
  );
});

test("an import may be written before the file that it names", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const server = await serveBacklot(root);
  await change(server, "still serving", () =>
    writeFileSync(
      join(root, "models.ts"),
      `import type { City } from "./places/city";\n${models.replace("string }", "string; city: City }")}`,
    ),
  );
  mkdirSync(join(root, "places"));
  await change(server, "reloaded in", () =>
    writeFileSync(join(root, "places", "city.ts"), 'export type City = "Oslo" | "Rome";'),
  );
  const { city } = (await (await fetch(`${server.url}/users/1`)).json()) as { city: string };
  expect(["Oslo", "Rome"]).toContain(city);
});

test("a file of records may be named before it is written", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const server = await serveBacklot(root);
  await change(server, "still serving", () =>
    edit(join(root, "backlot.config.ts"), "count: 3", 'records: "seed/users.json"'),
  );
  expect(server.output().stderr).toContain(
    '"seed/users.json" cannot be read: there is no such file',
  );
  mkdirSync(join(root, "seed"));
  await change(server, "reloaded in", () =>
    writeFileSync(join(root, "seed", "users.json"), '[{ "id": 1, "name": "Ada" }]'),
  );
  expect(await (await fetch(`${server.url}/users/1`)).json()).toEqual({ id: 1, name: "Ada" });
});

test("a new file that matches a glob is read", async () => {
  const root = makeProject({
    "models/user.ts": models,
    "backlot.config.ts": config.replace("models.ts", "models/**/*.ts"),
  });
  const server = await serveBacklot(root);
  await change(server, "reloaded in", () =>
    writeFileSync(join(root, "models", "post.ts"), "export interface Post { id: number }"),
  );
});

test("editors that save by renaming, or by deleting and writing again, are understood", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const file = join(root, "models.ts");
  const server = await serveBacklot(root);
  await change(server, "reloaded in", () => {
    writeFileSync(`${file}~`, models.replace("name", "title"));
    renameSync(`${file}~`, file);
  });
  expect(await keysOfFirst(server)).toBe("id,title");
  await change(server, "reloaded in", () => {
    rmSync(file);
    writeFileSync(file, models.replace("name", "nick"));
  });
  expect(await keysOfFirst(server)).toBe("id,nick");
});

test("many saves in a burst are one reload", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const server = await serveBacklot(root);
  await change(server, "reloaded in", () =>
    // It looks away meanwhile, so that no save takes longer than a burst does, however busy the machine.
    whileStopped(server, () => {
      for (let round = 0; round < 20; round++) {
        writeFileSync(join(root, "models.ts"), models.replace("name", `name${round}`));
        writeFileSync(join(root, "backlot.config.ts"), config.replace("3", String(round)));
      }
    }),
  );
  expect(await keysOfFirst(server)).toBe("id,name19");
  expect(await (await fetch(`${server.url}/users`)).json()).toHaveLength(19);
  const { stdout } = await server.stop();
  expect(stdout.match(/reloaded in/g)).toHaveLength(1);
});

test("--no-watch leaves saves alone", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const server = await serveBacklot(root, "--no-watch");
  edit(join(root, "models.ts"), "name", "title");
  expect(await keysOfFirst(server)).toBe("id,name");
  const { stdout } = await server.stop();
  expect(stdout).not.toContain("reloaded");
});

test("a models' folder that is removed and made again is watched as before", async () => {
  const root = makeProject({
    "src/api/models.ts": models,
    "backlot.config.ts": config.replace("models.ts", "src/api/models.ts"),
  });
  const file = join(root, "src", "api", "models.ts");
  const server = await serveBacklot(root);
  // As a code generator does it, or a checkout of another branch.
  await change(server, "reloaded in", () => {
    rmSync(join(root, "src"), { recursive: true });
    mkdirSync(join(root, "src", "api"), { recursive: true });
    writeFileSync(file, models.replace("name", "title"));
  });
  expect(await keysOfFirst(server)).toBe("id,title");
  await change(server, "reloaded in", () => writeFileSync(file, models.replace("name", "nick")));
  expect(await keysOfFirst(server)).toBe("id,nick");
  await change(server, "still serving", () => rmSync(join(root, "src"), { recursive: true }));
  await change(server, "reloaded in", () => {
    mkdirSync(join(root, "src", "api"), { recursive: true });
    writeFileSync(file, models);
  });
  expect(await keysOfFirst(server)).toBe("id,name");
});

test("a model file that becomes a folder is said, and the server goes on", async () => {
  const root = makeProject({ "models.ts": models, "backlot.config.ts": config });
  const file = join(root, "models.ts");
  const server = await serveBacklot(root);
  await change(server, "still serving", () => {
    rmSync(file);
    mkdirSync(file);
  });
  expect(server.output().stderr).toContain('✗ models: "models.ts" is a folder.');
  expect(await keysOfFirst(server)).toBe("id,name");
  await change(server, "reloaded in", () => {
    rmSync(file, { recursive: true });
    writeFileSync(file, models.replace("name", "title"));
  });
  expect(await keysOfFirst(server)).toBe("id,title");
});

test("what nobody may read is said, and the server goes on", async () => {
  const root = makeProject({
    "src/models.ts": models,
    "src/secret/notes.ts": "export {};",
    "backlot.config.ts": config.replace("models.ts", "src/**/models.ts"),
  });
  const file = join(root, "src", "models.ts");
  chmodSync(root, 0o777);
  chmodSync(join(root, "src", "secret"), 0o000);
  const server = await serveBacklotWith({ cwd: root, user: "plain" });
  await change(server, "still serving", () => {
    chmodSync(file, 0o000);
    // Whoever made it may still save it.
    chmodSync(file, 0o200);
    writeFileSync(file, models.replace("name", "title"));
  });
  expect(server.output().stderr).toContain('"src/models.ts" cannot be read: permission denied.');
  expect(await keysOfFirst(server)).toBe("id,name");
  await change(server, "reloaded in", () => chmodSync(file, 0o644));
  expect(await keysOfFirst(server)).toBe("id,title");
});
