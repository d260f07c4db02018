import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { RuleIndex } from "../../../src/generate/meaning/names/rule-index.ts";
import { PackedRules, toRuleLines } from "../../../src/generate/meaning/names/rule-lines.ts";

/** The build's own, in plain JavaScript. */
const packer = new URL("../../../scripts/pack-rules.mjs", import.meta.url).pathname;
const { packTable } = (await import(packer)) as {
  packTable: (code: string, importedFrom: string) => string;
};

const folder = new URL("../../../src/generate/meaning/rules/", import.meta.url);
const exported = /^(?:import .*|export )/gm;

/** What the packed module exports. */
function pack(code: string): unknown {
  const packed = packTable(code, "").replaceAll(exported, "");
  return new Function("PackedRules", "toRules", `${packed}\nreturn table;`)(
    PackedRules,
    (table: unknown) => table,
  );
}

function toNames(table: unknown): string {
  return toRuleLines(table as Readonly<Record<string, unknown>>).names;
}

test("a packed table says what it says as it is written, line by line", () => {
  const table = {
    "key|musical key @ song track & tempo bpm": "C major|A minor",
    "port & vessel berth": "Rotterdam|Antwerp",
    "key|secret": "text of\nseveral lines",
    port: 8080,
    empty: "",
    "unit price": { least: 1 },
  };
  const code = `export const table = toRules(${JSON.stringify(table)});`;
  const packed = pack(code) as Readonly<Record<string, unknown>>;
  expect(packed).toBeInstanceOf(PackedRules);
  const [written, built] = [table, packed].map((each) => new RuleIndex([each], (said) => said));
  expect([...(built?.names() ?? [])]).toEqual([...(written?.names() ?? [])]);
  for (const name of written?.names() ?? []) {
    expect(built?.get(name)).toEqual(written?.get(name));
  }
});

test("a table that is put together as it runs stays as it is", () => {
  const code = "const more = { b: 2 };\nexport const table = { a: 1, ...more };";
  expect(pack(code)).toEqual({ a: 1, b: 2 });
});

test("the names of every table of rules are those of the table as it is written", async () => {
  const files = globSync("**/*-rules.ts", { cwd: folder.pathname });
  const packed = files.flatMap((file) => {
    const { code } = transformSync(readFileSync(new URL(file, folder), "utf8"), { loader: "ts" });
    const names = /new PackedRules\(("(?:[^"\\]|\\.)*")/.exec(packTable(code, ""))?.[1];
    return names === undefined ? [] : [{ file, names: JSON.parse(names) as string }];
  });
  // Some are put together as they run, and three files are lists of the tables of others.
  expect(packed.length).toBeGreaterThan(files.length - 15);
  for (const { file, names } of packed) {
    const values = Object.values(await import(new URL(file, folder).pathname));
    expect(values.map(toNames), file).toContain(names);
  }
});
