import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";

/** What is said in a language other than English; a start that does not ask for it loads none. */
const languages = /[\\/]phrases[\\/]languages[\\/](?:prose[\\/])?[a-z-]+\.ts$/;

/**
 * Has esbuild read the words of a language compressed: they are two fifths as large in the package,
 * and only records in that language take the few milliseconds to read them.
 */
export function packLanguages({ onLoad }) {
  onLoad({ filter: languages }, async ({ path }) => {
    const { outputFiles } = await build({
      entryPoints: [path],
      bundle: true,
      platform: "node",
      format: "esm",
      write: false,
    });
    const [{ text }] = outputFiles;
    const exported = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    return { contents: toModule(exported, basename(path)) };
  });
}

function toModule(exported, file) {
  const [[name, words], ...others] = Object.entries(exported);
  const json = JSON.stringify(words);
  const unlike = findUnlike(words, JSON.parse(json));
  if (others.length > 0 || unlike !== undefined)
    throw new Error(`${file} holds more than words: ${unlike ?? others.map(([one]) => one)}`);
  const packed = brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
  return `import { brotliDecompressSync } from "node:zlib";
    const packed = "${packed.toString("base64")}";
    export const ${name} = JSON.parse(brotliDecompressSync(Buffer.from(packed, "base64")).toString());`;
}

/** Where two values differ, as a function would from what JSON makes of it. */
function findUnlike(value, other, at = "") {
  if (Object.is(value, other)) return undefined;
  const isPair = typeof value === "object" && typeof other === "object" && value && other;
  if (!isPair || Object.getPrototypeOf(value) !== Object.getPrototypeOf(other)) return at;
  const keys = new Set([...Object.keys(value), ...Object.keys(other)]);
  for (const key of keys) {
    const unlike = findUnlike(value[key], other[key], `${at}/${key}`);
    if (unlike !== undefined) return unlike;
  }
  return undefined;
}
