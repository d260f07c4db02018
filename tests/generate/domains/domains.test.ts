import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backlot, createBacklot, proposeOptions } from "../../../src/index.ts";
import type { Domain, Values, World } from "./properties.ts";

/*
 * A folder is a domain: the models as a frontend would have them, without a tag; what must hold of
 * their records (`claims.ts`); and ten records of each, which somebody has read (`golden.jsonl`).
 * UPDATE=1 npx vitest run tests/generate/domains writes these anew: read every difference.
 */
const here = fileURLToPath(new URL(".", import.meta.url));
const domains = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const now = "2026-03-15";
const count = 500;
const kept = 10;

describe.each(domains)("the records of %s", (domain) => {
  let backlot: Backlot;
  const lists = new Map<string, readonly Values[]>();
  let claims: Domain = {};

  beforeAll(async () => {
    const file = join(here, domain, "models.ts");
    const options = await proposeOptions([file]);
    const resources = options.resources.map((resource) => ({ ...resource, count }));
    backlot = await createBacklot({ ...options, resources, dataset: ":memory:", now });
    for (const { path } of resources) lists.set(path, await read(backlot, path));
    const module = (await import(join(here, domain, "claims.ts"))) as { claims: Domain };
    claims = module.claims;
  });

  afterAll(() => backlot.close());

  test("every model has claims, and every claim holds of all records", () => {
    expect(Object.keys(claims).sort()).toEqual([...lists.keys()].sort());
    const world = toWorld(lists);
    const broken = Object.entries(claims).flatMap(([path, { each, all = [] }]) => {
      const records = lists.get(path) ?? [];
      return [
        ...each.flatMap(([claim, holds]) => {
          const answers = records.map((record) => holds(record, world));
          const failed = records.filter((_, index) => answers[index] === false);
          // A claim that is never asked about claims nothing.
          if (answers.every((answer) => answer === undefined)) return [`${path}: ${claim}: never`];
          const example = JSON.stringify(failed[0])?.replaceAll(/"data:[^"]*"/g, '"…"');
          return failed.length === 0
            ? []
            : [`${path}: ${claim}: ${failed.length} fail: ${example}`];
        }),
        ...all.flatMap(([claim, holds]) => (holds(records, world) ? [] : [`${path}: ${claim}`])),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("ten of each are those that somebody has read", () => {
    const golden = join(here, domain, "golden.jsonl");
    const lines = [...lists].flatMap(([path, records]) => [
      JSON.stringify({ path }),
      ...records.slice(0, kept).map((record) => shorten(JSON.stringify(record))),
    ]);
    const text = `${lines.join("\n")}\n`;
    if (process.env["UPDATE"]) writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, "utf8"));
  });
});

async function read(backlot: Backlot, path: string): Promise<readonly Values[]> {
  const answer = await backlot.fetch(new Request(`http://127.0.0.1${path}`));
  return (await answer.json()) as readonly Values[];
}

/** A picture is told from another by its end; nobody reads the rest. */
function shorten(line: string): string {
  return line.replaceAll(/"data:image[^"]*(.{24})"/g, '"data:image…$1"');
}

function toWorld(lists: ReadonlyMap<string, readonly Values[]>): World {
  const indexes = new Map<string, Map<unknown, Values>>();
  const all = (path: string) => {
    const list = lists.get(path);
    if (!list) throw new Error(`There is no ${path}`);
    return list;
  };
  return {
    now: Date.parse(now),
    all,
    find: (path, id) => {
      const index = indexes.get(path) ?? new Map(all(path).map((record) => [record["id"], record]));
      indexes.set(path, index);
      const found = index.get(id);
      if (!found) throw new Error(`There is no ${path}/${id}`);
      return found;
    },
  };
}
