import { SymbolFlags, type Symbol as TypeScriptSymbol } from "typescript/unstable/sync";
import type { CheckedModule } from "../compiler/compiler-process.ts";
import { declarationsOf } from "./declarations-of.ts";
import { declaredName, typeParametersOf } from "./definition-names.ts";
import { type Documentation, readDocumentationOfNodes } from "./documentation.ts";

/** A name that the models' files export, and how the binding module gets at it. */
export interface ExportedName {
  readonly name: string;
  readonly file: string;
  /** What it is called in its file's exports: `default` for a default export. */
  readonly exportName: string;
  /** Whether a resource may be bound to it: a type, and not only a value. */
  readonly isType: boolean;
  /** Whether it wants type arguments: `Page<T>`. */
  readonly isGeneric: boolean;
  /** Where it is an alias: what is written above it. */
  readonly aliasOf: Documentation | undefined;
  /** Other files that export something else under the same name. */
  readonly rivals: readonly string[];
}

export function readExports(checked: CheckedModule, files: readonly string[]): ExportedName[] {
  const found = new Map<string, ExportedName & { readonly target: number }>();
  for (const file of files) {
    for (const symbol of exportsOf(checked, file)) {
      const target = resolveImport(symbol, checked);
      const name = symbol.name === "default" ? declaredName(target) : symbol.name;
      if (!isUsableName(name)) continue;
      const known = found.get(name);
      if (!known) {
        const exportName = symbol.name;
        found.set(name, {
          ...describe(target),
          name,
          file,
          exportName,
          rivals: [],
          target: target.id,
        });
      } else if (known.target !== target.id) {
        found.set(name, { ...known, rivals: [...known.rivals, file] });
      }
    }
  }
  return [...found.values()];
}

function describe(symbol: TypeScriptSymbol) {
  const nodes = declarationsOf(symbol);
  const isAlias = (symbol.flags & SymbolFlags.TypeAlias) !== 0;
  return {
    isType: (symbol.flags & SymbolFlags.Type) !== 0,
    isGeneric: nodes.some((node) => (typeParametersOf(node)?.length ?? 0) > 0),
    aliasOf: isAlias ? readDocumentationOfNodes(nodes) : undefined,
  };
}

function exportsOf(checked: CheckedModule, file: string): readonly TypeScriptSymbol[] {
  const source = checked.program.getSourceFile(file);
  const module = source && checked.checker.getSymbolAtLocation(source);
  return module ? checked.checker.getExportsOfModule(module) : [];
}

/** A barrel exports what another file declares. */
function resolveImport(symbol: TypeScriptSymbol, { checker }: CheckedModule): TypeScriptSymbol {
  if (!(symbol.flags & SymbolFlags.Alias)) return symbol;
  const target = checker.getAliasedSymbol(symbol);
  return checker.isUnknownSymbol(target) ? symbol : target;
}

const reserved = new Set(
  "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with".split(
    " ",
  ),
);

function isUsableName(name: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && !reserved.has(name);
}
