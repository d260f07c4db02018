import { join } from "node:path";
import { expect, test } from "vitest";
import { createBacklot, defineConfig } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Team { id: number; title: string }`;

test("a first start whose records cannot be made leaves nothing that a later one would change", async () => {
  const root = makeProject({ "models.ts": models });
  const toConfig = (type: string, name: () => string) =>
    defineConfig({
      models: join(root, "models.ts"),
      dataset: join(root, "dataset.db"),
      resources: [{ path: "/users", type, count: 5, fields: type === "User[]" ? { name } : {} }],
    });
  const fail = () => {
    throw new Error("no name today");
  };
  await expect(createBacklot(toConfig("User[]", fail))).rejects.toThrow("no name today");
  const steps: unknown[] = [];
  const onStep = (step: unknown) => steps.push(step);
  await using backlot = await createBacklot(toConfig("Team[]", fail), {}, { onStep });
  expect([steps, backlot.total]).toEqual([[], 5]);
});
