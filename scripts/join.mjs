import { dirname, join, relative, resolve } from "node:path";
import { transform } from "esbuild";
import { rollup } from "rollup";
import { parseAst } from "rollup/parseAst";

/** What begins with nothing loaded. */
const beginnings = {
  help: "/src/cli/run.ts",
  start: "/src/cli/commands/serve.ts",
  server: "/src/assembly/serve-project.ts",
  questions: "/src/dataset/beside/reading-thread.ts",
  models: "/src/models/reading-thread.ts",
  records: "/src/assembly/records/records-process.ts",
};
/** What is added to what has begun. */
const additions = {
  models: "/src/models/read-models.ts",
  validation: "/node_modules/ajv/dist/2020.js",
};

/**
 * Pieces of the part that makes records, each after those that it needs. V8 parses a file as a whole:
 * in one, it took 8 ms more of each first start, and 8 MB.
 */
export const pieces = {
  phrases: "src/generate/phrases/subjects.ts",
  things: "src/generate/meaning/things/find-thing.ts",
  domains: "src/generate/meaning/rules/domain-rules.ts",
  texts: "src/generate/meaning/rules/text-rules.ts",
  numbers: "src/generate/meaning/rules/numbers/number-rules.ts",
  pairings: "src/generate/coherence/pairings/find-pairings.ts",
  coherence: "src/generate/coherence/find-rules.ts",
};

/** What is compiled as a script may not import by itself: `create-loader.ts` does it. */
const importOther = { left: "(module.import ?? ((name) => import(name)))(", right: ")" };

/**
 * Writes what esbuild has bundled, with what is loaded together in one file. By itself esbuild makes
 * a file of whatever the same of some thirty entries share: a start read forty of them.
 */
export async function writeJoined({ metafile: { outputs }, outputFiles }, root, dist) {
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const isChunk = (file) => dirname(file) === join(dist, "chunks");
  const isPiece = (file) =>
    Object.values(pieces).includes(outputs[relative(root, file)]?.entryPoint);
  const entries = [...texts.keys()].filter((file) => !isChunk(file) && !isPiece(file));
  const partOf = findParts(outputs, root);
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((file) => [toName(relative(dist, file)), file])),
    plugins: [
      {
        name: "bundled",
        resolveId: (id, importer) => (isOwn(id) ? resolve(dirname(importer ?? dist), id) : false),
        load: (file) => texts.get(file),
        renderDynamicImport: ({ targetModuleId: id }) => (id && isOwn(id) ? null : importOther),
        renderChunk: async (code, { name }) => toAscii(isShort(name) ? await shorten(code) : code),
      },
    ],
    // What nobody needs esbuild has left out.
    treeshake: false,
  });
  await bundle.write({
    dir: dist,
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "chunks/[name]-[hash].cjs",
    compact: true,
    hoistTransitiveImports: false,
    manualChunks: (file) => (isChunk(file) ? partOf(file) : undefined),
  });
  await bundle.close();
}

/**
 * One letter beyond Latin-1 and V8 keeps two bytes for each character of a file. What esbuild leaves
 * as it is stands in regular expressions, which mean the same by an escape.
 */
function toAscii(code) {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const isShort = (name) =>
  /^(?:(?:start-|server-)*records|validation|parse-yaml|dist|models|build-document)\b/.test(name);
const isOwn = (id) => id.startsWith(".") || resolve(id) === id;
const toName = (file) => file.replaceAll("\\", "/").replace(/\.js$/, "");

/** Which part of the program a file belongs to; undefined for what few ever load. */
function findParts(outputs, root) {
  const reachable = (entry) => {
    // Packages may be linked from elsewhere.
    const first = Object.keys(outputs).find((name) =>
      `/${outputs[name].entryPoint}`.endsWith(entry),
    );
    if (first === undefined) throw new Error(`${entry} is no entry of the bundle.`);
    return new Set([...reach(outputs, first)].map((name) => join(root, name)));
  };
  const piecesOf = Object.entries(pieces).map(([name, entry]) => [name, reachable(`/${entry}`)]);
  const all = (parts) => Object.entries(parts).map(([part, entry]) => [part, reachable(entry)]);
  const [begun, added] = [all(beginnings), all(additions)];
  return (file) => {
    const parts = begun.filter(([, files]) => files.has(file)).map(([part]) => part);
    // What help shares is small, and what fails while it is loaded nobody would put into words.
    if (parts.length > 1) return parts.includes("help") ? "common" : parts.join("-");
    const [part = added.find(([, files]) => files.has(file))?.[0]] = parts;
    const piece = part === "records" && piecesOf.find(([, files]) => files.has(file))?.[0];
    return piece ? `records-${piece}` : part;
  };
}

/** What is loaded with a file at once. */
function reach(outputs, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path, kind } of outputs[name]?.imports ?? []) {
    if (kind === "import-statement") reach(outputs, path, found);
  }
  return found;
}

/**
 * The generator is the largest part by far, and its tables grow: with short names it takes a
 * fifteenth less of what may be installed. Of the others whose names go, some are libraries that are
 * published with short names, too, and some read models and say what is wrong with them in words of
 * their own. What answers requests keeps its names.
 */
async function shorten(code) {
  const { code: short } = await transform(code, {
    minifyIdentifiers: true,
    minifyWhitespace: true,
    // What stands outside of functions is the file's own, and may have a short name, too.
    format: "cjs",
    target: "node20.19",
    // Nobody reads such a line in a failure; each that ends costs a character.
    lineLimit: 800,
  });
  // Where a line ends inside a name that rollup has yet to fill in, it would not find it.
  return toStrings(short.replaceAll(unfilled, (name) => name.replaceAll("\\\n", "")));
}

/** V8 reads a template three times as slowly as a string, and the tables of the generator are texts of lines. */
function toStrings(code) {
  const found = [];
  walk(parseAst(code, { allowReturnOutsideFunction: true }), (node) => {
    const isText = node.type === "TemplateLiteral" && node.expressions.length === 0;
    if (isText) found.push(node);
    return node.type !== "TaggedTemplateExpression";
  });
  let from = 0;
  const parts = found.flatMap(({ start, end, quasis: [text] }) => {
    const before = code.slice(from, start);
    from = end;
    return [before, JSON.stringify(text.value.cooked)];
  });
  return parts.join("") + code.slice(from);
}

/** Every node, and what is in those of which `visit` says so. */
function walk(node, visit) {
  if (!visit(node)) return;
  for (const part of Object.values(node).flat()) {
    if (typeof part?.type === "string") walk(part, visit);
  }
}

const unfilled = /!(?:\\\n)?~(?:\\\n)?\{(?:\w|\\\n)+\}(?:\\\n)?~/g;
