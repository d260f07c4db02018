import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CommandName, commands } from "../../src/cli/arguments/command-table.ts";
import { runBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const names = Object.keys(commands) as CommandName[];

test("--help of the server names every command and every flag", async () => {
  const { status, stdout, stderr } = await runBacklot(makeProject({}), "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  await expect(stdout).toMatchFileSnapshot("golden/help.txt");
});

test.each(names.filter((name) => name !== ""))(
  "backlot %s --help needs no project",
  async (name) => {
    const { status, stdout, stderr } = await runBacklot(makeProject({}), name, "--help");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    await expect(stdout).toMatchFileSnapshot(`golden/help-${name}.txt`);
  },
);

test.each([
  [["-h"], "help.txt"],
  [["help"], "help.txt"],
  [["help", "serve"], "help.txt"],
  [["dev", "--help"], "help.txt"],
  [["help", "routes"], "help-routes.txt"],
  [["routes", "-h"], "help-routes.txt"],
])("backlot %j prints the same help", async (args, file) => {
  const { status, stdout, stderr } = await runBacklot(makeProject({}), ...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  await expect(stdout).toMatchFileSnapshot(`golden/${file}`);
});

test.each(["--version", "-v"])("%s is the package's", async (flag) => {
  const file = new URL("../../package.json", import.meta.url);
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  const { status, stdout } = await runBacklot(makeProject({}), flag);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${version}\n` });
});
