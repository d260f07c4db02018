import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { checkRecords } from "../support/check-records.ts";
import { request, startBacklot } from "../support/project.ts";
import type { RealCase } from "./real-case.ts";
import { makeRealProject } from "./real-project.ts";
import { smallPackages } from "./small-packages.ts";
import { textOfTypes } from "./text-of-types.ts";
import { validateDocument } from "./validate-document.ts";
import { walkCase } from "./walk-case.ts";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
/** What a record is never longer than, unless its type cannot be said in less. */
const longest = 64 * 1024;

/** What a document takes for these resources, whatever their types are: routes, parameters, errors. */
async function frameOf({ resources }: RealCase): Promise<number> {
  const plain = resources.map(({ path, type }) => ({
    path,
    type: type.endsWith("[]") ? "Plain[]" : "Plain",
  }));
  const backlot = await startBacklot("export interface Plain { id: string }", {
    resources: plain,
  });
  const response = await request(backlot, "GET", "/openapi.json");
  return JSON.stringify(await response.json()).length;
}

test("at least fifteen published packages are walked through", () => {
  expect(smallPackages.length).toBeGreaterThanOrEqual(15);
});

describe.each(smallPackages)("$name", (real) => {
  test("is served, sent back, changed and described", async () => {
    const project = makeRealProject(real, modules);
    const backlot = await createBacklot(project.config);
    try {
      const walk = await walkCase(real, backlot);
      expect(walk.faults).toEqual({});
      expect(walk.longest).toBeLessThan(longest);
      const most = 10 * textOfTypes(real, modules) + (await frameOf(real));
      expect(JSON.stringify(walk.document).length).toBeLessThan(most);
      expect(await validateDocument(walk.document)).toEqual([]);
      const types = real.resources.map(({ type }) => type);
      const modelCase = { ...project, name: real.name, folder: project.root, types };
      const checked = {
        modelCase: { ...modelCase, models: [project.models] },
        records: walk.records,
      };
      expect(await checkRecords([checked])).toEqual([]);
    } finally {
      await backlot.close();
      project.remove();
    }
  });
});
