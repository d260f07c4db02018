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

/** The models of every domain in one project, but for those that two of them call the same. */
function readResources() {
  const folders = readdirSync(domains, { withFileTypes: true }).filter((one) => one.isDirectory());
  const texts = folders.map(({ name }) => readFileSync(join(domains, name, "models.ts"), "utf8"));
  const namesIn = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ""));
  const all = namesIn(/^export (?:interface|type) (\w+)/gm);
  return namesIn(/^export interface (\w+) \{[^}]*?^ {2}id: /gm)
    .filter((name) => all.indexOf(name) === all.lastIndexOf(name))
    .map((name) => ({ path: `/${name}`, type: `${name}[]`, count: 1 }));
}

test("what holds between properties is not missed for want of a word that it is looked for by", async () => {
  const resources = readResources();
  expect(resources.length).toBeGreaterThan(100);
  const models = join(domains, "*", "models.ts");
  await using backlot = await createBacklot({ models, resources, dataset: ":memory:" });
  expect(backlot.total).toBe(resources.length);
  expect(missed).toEqual([]);
});
