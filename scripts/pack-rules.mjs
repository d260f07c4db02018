import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { build, transform } from "esbuild";
import { parseAst } from "rollup/parseAst";

/** Files that hold one table of rules each, and the class that the table becomes. */
const tables = /[\\/]meaning[\\/]rules[\\/].*-rules\.ts$/;
const places = /[\\/]meaning[\\/]rules[\\/]packed-places\.ts$/;
const packed = { name: "PackedRules", file: "meaning/names/rule-lines.ts" };

/**
 * Has esbuild read the tables of rules packed. As objects they took 12 to 16 ms more of each first
 * start, to make their properties and to find the names in them.
 */
export function packRules({ onLoad }) {
  onLoad({ filter: tables }, async ({ path }) => {
    const { code } = await transform(readFileSync(path, "utf8"), { loader: "ts" });
    const depth = path.split(/[\\/]meaning[\\/]/)[1].split(/[\\/]/).length;
    return { contents: packTable(code, "../".repeat(depth) + packed.file) };
  });
  onLoad({ filter: places }, async ({ path }) => ({
    contents: `export const packedPlaces = ${JSON.stringify(await collectPlaces(dirname(path)))};`,
  }));
}

/** Where the names of the rules are: what the sources themselves collect as they are loaded. */
async function collectPlaces(folder) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { packPlaces } from "../names/name-places.ts";
        import { numberRules, sumRules } from "./numbers/number-rules.ts";
        import { textRules } from "./text-rules.ts";
        export const packed = Object.entries({ text: textRules, number: numberRules, sum: sumRules })
          .map(([rules, { places }]) => [rules, packPlaces(places)]);`,
      resolveDir: resolve(folder),
    },
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  const [{ text }] = outputFiles;
  const { packed } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return Object.fromEntries(packed);
}

/** The module with its table packed; unchanged where it has none, or one that is put together as it runs. */
export function packTable(code, importedFrom) {
  const table = findTable(parseAst(code));
  if (!table?.properties.every(isPlain)) return code;
  const lines = table.properties.map(({ key, value }) =>
    toLine(key.value ?? key.name, value, code),
  );
  const join = (part) => JSON.stringify(lines.map(part).join("\n"));
  const others = lines.flatMap(({ said }, place) =>
    said === undefined ? [] : `${place}: ${said}`,
  );
  const texts = join(({ text = "" }) => text);
  return [
    `import { ${packed.name} } from ${JSON.stringify(importedFrom)};`,
    code.slice(0, table.start),
    `new ${packed.name}(${join(({ guard }) => guard)}, ${texts}, () => ({${others.join(",\n")}}))`,
    code.slice(table.end),
  ].join("\n");
}

/** The object that is exported, by itself or given to the function that says of what its rules are. */
function findTable({ body }) {
  const values = body
    .flatMap(({ type, declaration }) =>
      type === "ExportNamedDeclaration" && declaration ? [declaration] : [],
    )
    .flatMap(({ declarations = [] }) => declarations.map(({ init }) => init));
  return values
    .map((value) => (value?.type === "CallExpression" ? value.arguments[0] : value))
    .find((value) => value?.type === "ObjectExpression");
}

function isPlain({ type, computed, method }) {
  return type === "Property" && !computed && !method;
}

function toLine(key, value, code) {
  const { names, guard } = /^(?<names>.*?)(?<guard> [@&] .*)?$/s.exec(key).groups;
  const text =
    value.type === "Literal" && typeof value.value === "string" ? value.value : undefined;
  // An empty text, or one of several lines, would not be found again among the others.
  if (text !== undefined && text !== "" && !text.includes("\n"))
    return { names, guard: guard ?? "", text };
  return { names, guard: guard ?? "", said: code.slice(value.start, value.end) };
}
