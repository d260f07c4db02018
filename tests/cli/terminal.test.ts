import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeProject } from "../support/project.ts";
import { openTerminal, toReadable } from "../support/terminal.ts";

const files = {
  "models.ts": `export interface User { id: number; name: string }
export interface Settings { theme: "light" | "dark" }`,
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [
      { path: "/users", type: "User[]", count: 3 },
      { path: "/settings", type: "Settings", operations: ["GET"] },
    ],
  }),
};

test("in a terminal the start is a banner, each request a line, and Ctrl-C ends with status 0", async () => {
  const terminal = openTerminal(makeProject(files), "--port", "0");
  await terminal.until("records");
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(terminal.shown())?.[0];
  await fetch(`${url}/users/1`);
  await fetch(`${url}/nothing`);
  await terminal.until("/nothing");
  terminal.type("\u0003");
  expect(await terminal.ended).toBe(0);
  await expect(toReadable(terminal.shown())).toMatchFileSnapshot("golden/banner.txt");
});

test("init asks, and answering with the return key takes what it proposes", async () => {
  const root = makeProject({ "src/models.ts": files["models.ts"] });
  const terminal = openTerminal(root, "init");
  await terminal.until("What shall be served?");
  terminal.type("\r");
  expect(await terminal.ended).toBe(0);
  const config = readFileSync(join(root, "backlot.config.ts"), "utf8");
  expect(config).toContain('{ path: "/users", type: "User[]" },');
  expect(config).toContain('{ path: "/settings", type: "Settings" },');
});

test("init that is left with Ctrl-C writes nothing", async () => {
  const root = makeProject({ "src/models.ts": files["models.ts"] });
  const terminal = openTerminal(root, "init");
  await terminal.until("What shall be served?");
  terminal.type("\u0003");
  expect(await terminal.ended).toBe(0);
  expect(existsSync(join(root, "backlot.config.ts"))).toBe(false);
});
