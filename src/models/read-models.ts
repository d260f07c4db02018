import { existsSync } from "node:fs";
import { relative, sep } from "node:path";
import type { Symbol as TypeScriptSymbol } from "typescript/unstable/sync";
import { type Mistake, SetupError } from "../errors.ts";
import type { Models } from "../schema/model.ts";
import { suggest } from "../suggest.ts";
import { type CheckedModule, type Compiler, createCompiler } from "./compiler.ts";
import { SchemaReader } from "./schema-reader.ts";

export interface Binding {
  /** Where the user wrote it, for messages: `resources[0].type`. */
  readonly place: string;
  /** A type expression over the exported models: `User[]`. */
  readonly type: string;
}

/** Reads the models that the bindings name with the TypeScript compiler. */
export async function readModels(
  root: string,
  patterns: readonly string[],
  bindings: readonly Binding[],
): Promise<Models> {
  const files = await findModelFiles(root, patterns);
  using compiler = createCompiler(root);
  const exported = readExports(compiler, root, files);
  const checked = compiler.check(toBindingModule(exported, bindings));
  refuseUnknownTypes(checked, root, files, exported, bindings);

  const reader = new SchemaReader(checked.checker);
  const aliases = exportsOf(checked, checked.file);
  const bound = bindings.map((binding, index) => {
    const alias = aliases.find((symbol) => symbol.name === aliasName(index));
    if (!alias) throw new Error(`No alias was made for ${binding.place}`);
    return reader.readBinding(checked.checker.getDeclaredTypeOfSymbol(alias), binding);
  });
  reader.throwMistakes();
  return { bound, definitions: reader.definitions, warnings: [] };
}

async function findModelFiles(root: string, patterns: readonly string[]): Promise<string[]> {
  const { glob, isDynamicPattern } = await import("tinyglobby");
  const found = await Promise.all(
    patterns.map(async (pattern) => {
      const files = isDynamicPattern(pattern)
        ? await glob(pattern, { absolute: true, ignore: ["**/node_modules/**"] })
        : [pattern].filter((file) => existsSync(file));
      return { pattern, files: files.sort() };
    }),
  );
  const missing = found.filter(({ files }) => files.length === 0);
  if (missing.length > 0) {
    throw new SetupError(
      missing.map(({ pattern }) => ({
        code: "models-not-found",
        place: "models",
        message: `no file matches "${displayPath(root, pattern)}".`,
        remedy: "Paths are relative to the config file.",
      })),
    );
  }
  return [...new Set(found.flatMap(({ files }) => files))];
}

/** An exported name, and the import that brings it into the binding module. */
interface ExportedName {
  readonly name: string;
  readonly importText: string;
}

function readExports(compiler: Compiler, root: string, files: readonly string[]): ExportedName[] {
  const specifiers = files.map((file) => `./${displayPath(root, file)}`);
  const checked = compiler.check(specifiers.map((name) => `import ${quote(name)};`).join("\n"));
  return files.flatMap((file, index) =>
    exportsOf(checked, file).map((symbol) => {
      const name = symbol.name === "default" ? declaredName(symbol) : symbol.name;
      const binding = symbol.name === "default" ? `default as ${name}` : name;
      return { name, importText: `import type { ${binding} } from ${quote(specifiers[index])};` };
    }),
  );
}

function exportsOf(checked: CheckedModule, file: string): readonly TypeScriptSymbol[] {
  const source = checked.program.getSourceFile(file);
  const module = source && checked.checker.getSymbolAtLocation(source);
  return module ? checked.checker.getExportsOfModule(module) : [];
}

/** A default export goes by the name that it was declared with. */
function declaredName(symbol: TypeScriptSymbol): string {
  const declaration = symbol.declarations[0]?.resolve();
  const name = declaration && "name" in declaration ? declaration.name : undefined;
  return typeof name === "object" && name !== null && "text" in name
    ? String(name.text)
    : symbol.name;
}

function toBindingModule(exported: readonly ExportedName[], bindings: readonly Binding[]): string {
  const imports = exported.map(({ importText }) => importText);
  const aliases = bindings.map(
    ({ type }, index) => `export type ${aliasName(index)} = (\n${type}\n);`,
  );
  return [...imports, ...aliases].join("\n");
}

function aliasName(index: number): string {
  return `Backlot$${index}`;
}

function refuseUnknownTypes(
  checked: CheckedModule,
  root: string,
  files: readonly string[],
  exported: readonly ExportedName[],
  bindings: readonly Binding[],
): void {
  const text = toBindingModule(exported, bindings);
  const mistakes = [
    ...checked.program.getSyntacticDiagnostics(checked.file),
    ...checked.program.getSemanticDiagnostics(checked.file),
  ].map((diagnostic): Mistake => {
    const before = text.slice(0, diagnostic.pos).split("export type Backlot$").length - 2;
    const place = bindings[before]?.place ?? "models";
    const unknown = /Cannot find name '(.*?)'/.exec(diagnostic.text)?.[1];
    if (unknown === undefined) {
      return { code: "type-unreadable", place, message: sentence(diagnostic.text) };
    }
    const where = files.map((file) => displayPath(root, file)).join(", ");
    const remedy = suggest(
      unknown,
      exported.map(({ name }) => name),
    );
    return {
      code: "type-unreadable",
      place,
      message: `no exported type "${unknown}" in ${where}.`,
      ...(remedy === undefined ? {} : { remedy }),
    };
  });
  if (mistakes.length > 0) throw new SetupError(mistakes);
}

function displayPath(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}

function quote(text: string | undefined): string {
  return JSON.stringify(text);
}

function sentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
