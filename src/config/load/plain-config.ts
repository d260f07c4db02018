import { compileFunction } from "node:vm";
import { defineConfig } from "../define-config.ts";

const importLine = /^import\s*\{\s*defineConfig\s*\}\s*from\s*(["'])backlot\1;?[ \t]*$/m;
const exportWords = /^export default\b/gm;
/** What would mean something else in a function than in a module. */
const moduleWords =
  /\b(?:import|export|require|module|exports|await|this|arguments|__dirname|__filename)\b/;

/**
 * The options of a config that is plain JavaScript and imports at most `defineConfig`, as most are,
 * whatever the file's ending: loading a compiler for it would be a fourth of a first start. Nothing where
 * the text is anything else, and where it fails: who then reads it can tell why.
 */
export function evaluatePlain(source: string, file: string): { options: unknown } | undefined {
  const body = source.replace(importLine, "").replace(exportWords, "const options =");
  const imported = importLine.test(source) ? { defineConfig } : {};
  const isPlain = source.match(exportWords)?.length === 1;
  if (!isPlain || moduleWords.test(body)) return undefined;
  try {
    const text = `"use strict";${body}\n;return options;`;
    const evaluate = compileFunction(text, Object.keys(imported), { filename: file });
    return { options: evaluate(...Object.values(imported)) };
  } catch {
    return undefined;
  }
}
