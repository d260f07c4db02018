import { DiagnosticCategory, type Program } from "typescript/unstable/sync";
import { readOwnFiles } from "../own-files.ts";
import { type InputRecorder, isLibrary } from "./inputs.ts";
import type { ProjectOptions } from "./project-options.ts";

/**
 * The options with which models may be read that need nothing but the language: a browser's
 * declarations, and those of whatever packages are installed, take several times as long as the models
 * themselves. Undefined where there are signs that they count on more; what shows no sign the compiler
 * says (`isFaultless`), since a name that it does not find is an error.
 */
export function toLanguageAlone(
  { compilerOptions, ambientFiles }: ProjectOptions,
  files: readonly string[],
  inputs: InputRecorder,
): Readonly<Record<string, unknown>> | undefined {
  const { lib } = compilerOptions;
  const language = Array.isArray(lib) ? lib.filter((name) => /^es/i.test(String(name))) : [];
  if (language.length === 0 || !files.every((file) => isChecked(file))) return undefined;
  const texts = [...(readOwnFiles(files, mostBytes)?.values() ?? [])];
  if (texts.length === 0 || texts.some((text) => countsOnMore.test(text))) return undefined;
  const added = new Set(ambientFiles.flatMap((file) => namesDeclaredIn(inputs.note(file) ?? "")));
  const isAmended = texts.some(
    (text) => added.size > 0 && wordsOf(text).some((word) => added.has(word)),
  );
  return isAmended ? undefined : { ...compilerOptions, lib: language, types: [] };
}

/** Looking for words in more than this would take as long as what it is to spare. */
const mostBytes = 1024 * 1024;

/** In JavaScript and in declarations the compiler passes over names that it does not find. */
function isChecked(file: string): boolean {
  return /\.[cm]?ts$/.test(file) && !/\.d\.[cm]?ts$/.test(file);
}

/**
 * What keeps the compiler from saying that a name is unknown, asks for declarations, or is of a type
 * that packages add members to.
 */
const countsOnMore = /@ts-|\/\/\/\s*<reference|\bglobalThis\b|\bdeclare\s+global\b|\bError\b/;

/** What a declaration file may add to the globals, or to the language's own types. */
function namesDeclaredIn(text: string): string[] {
  const declared =
    /\b(?:interface|type|class|enum|namespace|module|const|let|var|function)\s+([\w$]+)/g;
  return [...text.matchAll(declared)].map(([, name = ""]) => name);
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\w$]+/g) ?? [];
}

/** Whether the compiler understands all that is written there. */
export function isFaultless(program: Program): boolean {
  return program
    .getSourceFileNames()
    .filter((name) => !isLibrary(name))
    .every(
      (name) =>
        program.getSyntacticDiagnostics(name).length === 0 &&
        program
          .getSemanticDiagnostics(name)
          .every(({ category }) => category !== DiagnosticCategory.Error),
    );
}
