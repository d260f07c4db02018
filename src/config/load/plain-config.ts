import { compileFunction } from "node:vm";
import { defineConfig } from "../define-config.ts";

const importLine = /^import\s*\{\s*defineConfig\s*\}\s*from\s*(["'])backlot\1;?[ \t]*$/m;
const exportWords = /^export default\b/gm;
/** What would mean something else in a function than in a module. */
const moduleWords =
  /\b(?:import|export|require|module|exports|await|this|arguments|__dirname|__filename)\b/;

/**
 * The options of a config that is plain JavaScript around one `defineConfig`, as most are, whatever
 * the file's ending: loading a compiler for it would be a tenth of a start. Nothing where the text
 * is anything else, and where it fails: who then reads it can tell why.
 */
export function evaluatePlain(source: string, file: string): { options: unknown } | undefined {
  const body = source.replace(importLine, "").replace(exportWords, "const options =");
  const isPlain = source.match(exportWords)?.length === 1 && importLine.test(source);
  if (!isPlain || moduleWords.test(body)) return undefined;
  try {
    const text = `"use strict";${body}\n;return options;`;
    const evaluate = compileFunction(text, ["defineConfig"], { filename: file });
    return { options: evaluate(defineConfig) };
  } catch {
    return undefined;
  }
}
