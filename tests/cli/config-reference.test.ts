import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toConfigReference } from "../../src/reference/config-reference.ts";

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

test("the reference page says what the configuration takes; npm run docs writes it", () => {
  expect(read("docs/reference/configuration.md")).toBe(toConfigReference());
});

test("an editor is told the same defaults as the reference", () => {
  const sources = ["options.ts", "simulation/simulation-options.ts"].map((name) =>
    read(`src/config/${name}`),
  );
  const comments = sources.join("\n").matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+)\?:/g);
  const told = [...comments].flatMap(([, comment = "", setting]) => {
    const [, value] = /Default: `?"?([^`"\s]+?)"?`?\. /.exec(comment) ?? [];
    return value === undefined ? [] : [`${setting} ${value}`];
  });
  const rows = toConfigReference().matchAll(/^\| `(\w+)` \| `.+?` \| `"?([^`{]+?)"?` \|/gm);
  const shown = [...rows].map(([, setting, value]) => `${setting} ${value}`);
  expect(told.filter((one) => !/ (?:none|inferred)$/.test(one)).sort()).toEqual(shown.sort());
});
