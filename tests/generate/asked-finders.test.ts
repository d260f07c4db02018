import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import type { FindRules } from "../../src/generate/coherence/rule.ts";
import { createBacklot } from "../../src/index.ts";

/** What was found where nobody would have asked. */
const { missed } = vi.hoisted(() => ({ missed: [] as string[] }));

vi.mock("../../src/generate/coherence/ask-where.ts", async (original) => {
  const { askWhere } = await original<typeof import("../../src/generate/coherence/ask-where.ts")>();
  return {
    askWhere: (words: string, find: FindRules): FindRules => {
      const asked = askWhere(words, find);
      return (parts) => {
        const rules = asked(parts);
        const all = rules.length > 0 ? rules : find(parts);
        if (all.length > rules.length) missed.push(`${words}: ${parts.owner.join(" ")}`);
        return rules;
      };
    },
  };
});

const domains = fileURLToPath(new URL("domains", import.meta.url));

interface Models {
  readonly files: string[];
  readonly exported: Set<string>;
  readonly resources: { readonly path: string; readonly type: string; readonly count: number }[];
}

/** The models of all domains, in as few projects as there may be without two of one name in any. */
function readProjects(): readonly Models[] {
  const projects: Models[] = [];
  for (const entry of readdirSync(domains, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const file = join(domains, entry.name, "models.ts");
    const text = readFileSync(file, "utf8");
    const namesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? "");
    const exported = namesOf(/^export (?:interface|type|enum) (\w+)/gm);
    let project = projects.find((one) => !exported.some((name) => one.exported.has(name)));
    if (!project) {
      project = { files: [], exported: new Set(), resources: [] };
      projects.push(project);
    }
    project.files.push(file);
    for (const name of exported) project.exported.add(name);
    for (const name of namesOf(/^export interface (\w+) \{[^}]*?^ {2}id: /gm)) {
      project.resources.push({ path: `/${name}`, type: `${name}[]`, count: 1 });
    }
  }
  return projects;
}

test("what holds between properties is not missed for want of a word that it is looked for by", async () => {
  let total = 0;
  for (const { files, resources } of readProjects()) {
    await using backlot = await createBacklot({ models: files, resources, dataset: ":memory:" });
    total += backlot.total;
  }
  expect(total).toBeGreaterThan(150);
  expect(missed).toEqual([]);
});
