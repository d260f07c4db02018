import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runBacklotWith } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  }),
};

/** Something that nobody thought of: the name of the folder cannot be had. */
const trouble = "--import data:text/javascript,process.cwd=()=>{throw(new(Error)('odd'))}";

test("what nobody thought of is one sentence with how to report it", async () => {
  const options = { cwd: makeProject(files), env: { NODE_OPTIONS: trouble } };
  expect(await runBacklotWith(options, "check")).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "✗ Backlot itself failed: odd. Please report it (npm bugs backlot) with what BACKLOT_DEBUG=1 backlot … prints.\n",
  });
});

test("whoever reports it can have the stack", async () => {
  const env = { NODE_OPTIONS: trouble, BACKLOT_DEBUG: "1" };
  const { stderr } = await runBacklotWith({ cwd: makeProject(files), env }, "check");
  expect(stderr).toMatch(/^ {4}at /m);
});

test.runIf(process.platform === "linux")("output that cannot be written is said", () => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [main, "routes"], {
    cwd: makeProject(files),
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", full, "pipe"],
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "✗ what is printed cannot be written: there is no room left on its disk.\n",
  });
});
