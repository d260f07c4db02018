import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import fc from "fast-check";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { packPlaces, readPlaces } from "../../../src/generate/meaning/names/name-places.ts";
import { RuleIndex } from "../../../src/generate/meaning/names/rule-index.ts";
import { PackedRules } from "../../../src/generate/meaning/names/rule-lines.ts";
import { numberRules } from "../../../src/generate/meaning/rules/numbers/number-rules.ts";
import { textRules } from "../../../src/generate/meaning/rules/text-rules.ts";

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
  const written = new RuleIndex<unknown>([table], (said) => said);
  const built = new RuleIndex<unknown>([packed], (said) => said, packPlaces(written.places));
  const names = [...written.places.names()];
  expect([...built.places.names()]).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(built.get(name)).toEqual(written.get(name));
});

test("a table that is put together as it runs stays as it is", () => {
  const code = "const more = { b: 2 };\nexport const table = { a: 1, ...more };";
  expect(pack(code)).toEqual({ a: 1, b: 2 });
});

test("every table of rules is packed that is not put together as it runs", () => {
  const files = globSync("**/*-rules.ts", { cwd: folder.pathname });
  const packed = files.filter((file) => {
    const { code } = transformSync(readFileSync(new URL(file, folder), "utf8"), { loader: "ts" });
    return packTable(code, "").includes("new PackedRules(");
  });
  // Three files are lists of the tables of others.
  expect(packed.length).toBeGreaterThan(files.length - 15);
});

test.each([
  { rules: "texts", places: textRules.places },
  { rules: "numbers", places: numberRules.places },
])("the packed places of all $rules are where they were", ({ places }) => {
  const names = [...places.names()];
  const packed = packPlaces(places);
  // Whoever asks for few looks each of them up, and whoever asks for many has them all put in a map.
  const [few, many] = [names.filter((_, at) => at % 40 === 0), names];
  for (const asked of [few, many]) {
    const read = readPlaces(packed);
    expect(asked.map((name) => read.get(name))).toEqual(asked.map((name) => places.get(name)));
  }
});

const foreign = fc.oneof(fc.string(), fc.constantFrom("a", "zzz", "price=1", "name|title", ""));

test("a name without a rule is in no place", () => {
  const known = new Set(textRules.places.names());
  const packed = packPlaces(textRules.places);
  fc.assert(
    fc.property(foreign, (name) => {
      fc.pre(!known.has(name));
      expect(readPlaces(packed).get(name)).toEqual([]);
    }),
  );
});
