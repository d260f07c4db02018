import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { checkRecords } from "../support/check-records.ts";
import { makeRealProject } from "./real-project.ts";
import { smallPackages } from "./small-packages.ts";
import { validateDocument } from "./validate-document.ts";
import { walkCase } from "./walk-case.ts";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
/** What a record is never longer than, unless its type cannot be said in less. */
const longest = 64 * 1024;

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
