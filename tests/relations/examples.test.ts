import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runBacklot } from "../support/command.ts";

const examples = fileURLToPath(new URL("../../examples", import.meta.url));

/** What `backlot routes` prints of an example: a path a line, with its methods. */
async function routesOf(name: string): Promise<string> {
  const { status, stdout, stderr } = await runBacklot(examples, "routes", "--config", name);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

test.each(["bookstore", "school", "forum"])(
  "the routes of the %s are what an API designer would have drawn",
  async (name) => {
    await expect(await routesOf(name)).toMatchFileSnapshot(`routes/${name}.txt`);
  },
);
