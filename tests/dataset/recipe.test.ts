import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";
import { sendForJson } from "../support/shop.ts";

const config = {
  models: "models.ts",
  port: 0,
  dataset: "data.sqlite",
  resources: [{ path: "/users", type: "User[]", count: 1 }],
};

test("a change in a model that another refers to, and that refers to itself, makes untouched records anew", async () => {
  const models = (member: string) =>
    `export interface User { id: number; home: Address }\nexport interface Address { ${member}; within?: Address }`;
  const root = makeProject({
    "models.ts": models("city: string"),
    "backlot.config.json": JSON.stringify(config),
  });
  const read = async () => {
    const backlot = await createBacklot(join(root, "backlot.config.json"));
    const user = (await sendForJson(backlot, "GET", "/users/1")) as { home: object };
    await backlot.close();
    return Object.keys(user.home)[0];
  };
  expect(await read()).toBe("city");
  writeFileSync(join(root, "models.ts"), models("floor: number"));
  expect(await read()).toBe("floor");
});
