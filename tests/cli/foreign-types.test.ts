import { expect, test } from "vitest";
import type { Mistake } from "../../src/errors.ts";
import { createBacklot, SetupError } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";

const config = JSON.stringify({
  models: "models.ts",
  dataset: ":memory:",
  resources: [{ path: "/parts", type: "Part[]" }],
});
const part = `
  import type { Missing } from "not-installed";
  export interface Part {
    id: number;
    missing: Missing;
    /** @minimum lots */
    size: number;
    /** @minimum 5 @maximum 1 */
    weight: number;
  }`;

async function start(
  files: Record<string, string>,
): Promise<{ warnings: Mistake[]; part: object }> {
  const warnings: Mistake[] = [];
  const onWarning = (mistake: Mistake) => warnings.push(mistake);
  const backlot = await createBacklot(
    `${makeProject({ "config.json": config, ...files })}/config.json`,
    {},
    { onWarning },
  );
  const response = await backlot.fetch(new Request("http://127.0.0.1/parts/1"));
  await backlot.close();
  return { warnings, part: (await response.json()) as object };
}

test("what an installed package cannot find is any, and what its comments say stops nobody", async () => {
  const { warnings, part: served } = await start({
    "models.ts": 'export type { Part } from "parts";',
    "node_modules/parts/package.json": '{ "name": "parts", "types": "index.d.ts" }',
    "node_modules/parts/index.d.ts": part,
  });
  expect(Object.keys(served)).toEqual(["id", "missing", "size", "weight"]);
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^the type "(?:any|Missing)" of Part\.missing cannot be read/),
  ]);
});

test("the same in a project's own file is a mistake", async () => {
  const starting = start({ "models.ts": part });
  await expect(starting).rejects.toThrow(SetupError);
  await expect(starting).rejects.toThrow(/Part\.missing cannot be read.*no value of Part\.weight/s);
});
