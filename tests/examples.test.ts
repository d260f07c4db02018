import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot } from "../src/index.ts";
import { run } from "./support/command.ts";
import { exampleNames, examplesFolder } from "./support/examples.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What a request needs where the example has a guard. */
async function authorize(backlot: Backlot): Promise<Readonly<Record<string, string>>> {
  return backlot.config.auth ? (await backlot.signIn("test@example.com")).headers : {};
}

describe.each(exampleNames)("the %s example", (name) => {
  const folder = `${examplesFolder}${name}`;

  test("starts, and every list and object of it answers", async () => {
    const backlot = await createBacklot(folder, { dataset: ":memory:" });
    onTestFinished(() => backlot.close());
    const paths = backlot.routes
      .filter(({ operation }) => operation === "list" || operation === "readObject")
      .map(({ path }) => path)
      .filter((path) => !path.includes(":"));
    expect(paths.length).toBeGreaterThan(0);
    const headers = await authorize(backlot);
    for (const path of paths) {
      const response = await backlot.fetch(new Request(`http://127.0.0.1${path}`, { headers }));
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  test("passes its own type check", async () => {
    const tsc = `${root}node_modules/typescript/bin/tsc`;
    expect(await run(tsc, ["-p", folder], { cwd: root })).toEqual({
      status: 0,
      stdout: "",
      stderr: "",
    });
  });
});
