import {
  type Diagnostic,
  type Type,
  TypeFlags,
  type Symbol as TypeScriptSymbol,
} from "typescript/unstable/sync";
import { suggest } from "../suggest.ts";
import type { CheckedModule } from "./compiler/compiler-process.ts";
import type { Alias } from "./declarations/definition-names.ts";
import type { ExportedName } from "./declarations/exports.ts";
import { sentence } from "./report/cause.ts";
import type { Report, Said } from "./report/report.ts";
import { displayPath } from "./report/source-place.ts";

export interface Binding {
  /** Where the user wrote it, for messages: `resources[0].type`. */
  readonly place: string;
  /** A type expression over the exported models: `User[]`. */
  readonly type: string;
}

/** A module that imports every exported name and states every binding as a member's type. */
export interface BindingModule {
  readonly text: string;
  readonly bindingsStart: number;
  /** Where each binding's expression begins. */
  readonly starts: readonly number[];
}

const interfaceName = "Backlot$Bindings";
const aliasesName = "Backlot$Aliases";

/** The module while nobody knows yet what the files export. */
export function toModuleOfFiles(root: string, files: readonly string[]): string {
  return `${importFiles(root, files, [])}export {};\n`;
}

/** A member keeps the name of its type, where a type alias would put its own in place of it. */
export function toBindingModule(
  root: string,
  files: readonly string[],
  exported: readonly ExportedName[],
  bindings: readonly Binding[],
): BindingModule {
  const starts: number[] = [];
  const aliases = exported.filter(isPlainAlias).map(({ name }) => `${name}: ${name};\n`);
  let text = `${importFiles(root, files, exported)}export interface ${aliasesName} {\n${aliases.join("")}}\n`;
  const bindingsStart = text.length;
  text += `export interface ${interfaceName} {\n`;
  bindings.forEach(({ type }, index) => {
    text += `${index}: (\n`;
    starts.push(text.length);
    text += `${type}\n);\n`;
  });
  return { text: `${text}}\n`, bindingsStart, starts };
}

/**
 * Each file once, also where none of its names are imported: a module that imports from the same
 * files as before leaves the compiler with the files it has, where it would look for all of them again.
 */
function importFiles(
  root: string,
  files: readonly string[],
  exported: readonly ExportedName[],
): string {
  const imports = files.map((file) => {
    const names = exported
      .filter((each) => each.file === file)
      .map(({ name, exportName }) => `${exportName} as ${name}`);
    const specifier = JSON.stringify(`./${displayPath(root, file)}`);
    return `import type { ${names.join(", ")} } from ${specifier};\n`;
  });
  return imports.join("");
}

function isPlainAlias({ aliasOf, isGeneric }: ExportedName): boolean {
  return aliasOf !== undefined && !isGeneric;
}

/** What the compiler objects to in the bindings, each at its own place; gives those without fault. */
export function reportBindings(
  { starts, bindingsStart }: BindingModule,
  checked: CheckedModule,
  root: string,
  files: readonly string[],
  exported: readonly ExportedName[],
  bindings: readonly Binding[],
  report: Report,
): readonly Binding[] {
  const wrong = new Set<Binding>();
  const refuse = (binding: Binding | undefined, said: Said) => {
    report.mistake(binding?.place ?? "models", said);
    if (binding) wrong.add(binding);
  };
  const { program, file } = checked;
  const diagnostics = [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
  for (const diagnostic of diagnostics.filter(({ pos }) => pos >= bindingsStart)) {
    const index = starts.findLastIndex((start) => start <= diagnostic.pos);
    const where = files.map((name) => displayPath(root, name)).join(", ");
    refuse(bindings[index], toSaid(diagnostic, where, exported));
  }
  for (const binding of bindings) {
    const rival = exported.find(({ name, rivals }) => rivals.length > 0 && isNamed(binding, name));
    if (rival) refuse(binding, toAmbiguity(rival, root));
  }
  return bindings.filter((binding) => !wrong.has(binding));
}

/** Whether the expression has this name in it. */
export function isNamed({ type }: Binding, name: string): boolean {
  return type.split(/[^\p{ID_Continue}$]+/u).includes(name);
}

function toAmbiguity({ name, file, rivals }: ExportedName, root: string): Said {
  const places = [file, ...rivals].map((path) => displayPath(root, path)).join(" and ");
  return {
    code: "type-unreadable",
    message: `"${name}" could be the one of ${places}.`,
    remedy: "Export one of them under another name, or leave one of the files out of models.",
  };
}

function toSaid({ text }: Diagnostic, where: string, exported: readonly ExportedName[]): Said {
  const unknown = /^Cannot find (?:name|namespace) '(.*?)'/.exec(text)?.[1];
  const types = exported.filter(({ isType }) => isType).map(({ name }) => name);
  if (unknown === undefined) {
    const generic = /^Generic type '(\w+)<.*requires/.exec(text)?.[1];
    const remedy = generic && { remedy: `Write "${generic}<…>" with what it is a ${generic} of.` };
    return { code: "type-unreadable", message: sentence(text), ...remedy };
  }
  const remedy = types.length === 0 ? "Nothing is exported there." : suggest(unknown, types);
  return {
    code: "type-unreadable",
    message: `no exported type "${unknown}" in ${where}.`,
    ...(remedy === undefined ? {} : { remedy }),
  };
}

/** What each binding's expression means. */
export function readBoundTypes(
  checked: CheckedModule,
  bindings: readonly Binding[],
): ReadonlyMap<Binding, BoundType> {
  const members = readMemberTypes(checked, interfaceName);
  return new Map(
    bindings.flatMap((binding, index) => {
      const bound = members.get(String(index));
      return bound ? [[binding, bound] as const] : [];
    }),
  );
}

export interface BoundType {
  readonly member: TypeScriptSymbol;
  readonly type: Type;
}

/** The exported aliases by what they stand for: many such types remember no name. */
export function readAliases(
  checked: CheckedModule,
  exported: readonly ExportedName[],
): ReadonlyMap<Type, Alias> {
  const types = readMemberTypes(checked, aliasesName);
  return new Map(
    exported.flatMap(({ name, aliasOf }) => {
      const type = types.get(name)?.type;
      return type && aliasOf && type.flags & TypeFlags.StructuredType
        ? [[type, { name, documentation: aliasOf }] as const]
        : [];
    }),
  );
}

function readMemberTypes(
  { checker, program, file }: CheckedModule,
  name: string,
): ReadonlyMap<string, BoundType> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const symbol = exports.find((candidate) => candidate.name === name);
  if (!symbol) throw new Error("The binding module lost its interface");
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  const types = checker.getTypeOfSymbol(members);
  return new Map(
    members.flatMap((member, index) => {
      const type = types[index];
      return type ? [[member.name, { member, type }] as const] : [];
    }),
  );
}
