import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { run } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const built = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** What a program that runs before ours makes of the process. */
const pretend = (members: object) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `for (const [name, value] of Object.entries(${JSON.stringify(members)}))
      Object.defineProperty(process, name, { value });`,
  )}`;

test.each([
  [{ node: "18.20.8" }, "Backlot needs Node 20.19 or later; this is 18.20.\n"],
  [{ node: "20.18.3" }, "Backlot needs Node 20.19 or later; this is 20.18.\n"],
  [{ node: "24.3.0", bun: "1.4.4" }, "Backlot needs Node 20.19 or later; this is Bun 1.4.\n"],
])("the command says in one sentence that %o will not do", async (versions, text) => {
  const args = [pretend({ versions }), built("cli/main.js"), "--help"];
  const ended = await run(process.execPath, args, { cwd: makeProject({}) });
  expect(ended).toEqual({ status: 1, stdout: "", stderr: text });
});

test.each([{ node: "20.19.0" }, { node: "22.0.0" }, { node: "24.1.0" }])(
  "the command runs on %o",
  async (versions) => {
    const args = [pretend({ versions }), built("cli/main.js"), "--version"];
    const ended = await run(process.execPath, args, { cwd: makeProject({}) });
    expect(ended).toMatchObject({ status: 0, stderr: "" });
  },
);

test("what is said to be needed is what the package declares", () => {
  const { engines } = JSON.parse(readFileSync(built("../package.json"), "utf8"));
  expect(engines.node).toBe(">=20.19");
});

test("a program that imports Backlot is told too, as a setup error", async () => {
  const program = `import { createBacklot, SetupError } from ${JSON.stringify(built("index.js"))};
    await createBacklot({ models: "models.ts", resources: [] }).catch((error) => {
      console.log(error instanceof SetupError, error.mistakes[0].code, error.message);
    });`;
  const args = [pretend({ versions: { node: "18.20.8" } }), "--input-type=module", "-e", program];
  const { stdout } = await run(process.execPath, args, { cwd: makeProject({}) });
  expect(stdout).toBe(
    "true runtime-unsupported runtime: Backlot needs Node 20.19 or later; this is 18.20.\n",
  );
});

test("a platform that SQLite has no binary for is named, with those that it has one for", async () => {
  const root = makeProject({ "models.ts": "export interface User { id: number }" });
  const args = [pretend({ arch: "ia32" }), built("cli/main.js"), "models.ts"];
  expect(await run(process.execPath, args, { cwd: root })).toEqual({
    status: 1,
    stdout: "",
    stderr: `✗ dataset: SQLite cannot be loaded on ${process.platform}-ia32. Backlot runs on Linux, macOS and Windows, each on x64 and arm64.\n`,
  });
});
