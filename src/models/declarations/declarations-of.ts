import type { Node } from "typescript/unstable/ast";
import type { Symbol as TypeScriptSymbol } from "typescript/unstable/sync";

const known = new WeakMap<TypeScriptSymbol, readonly Node[]>();

/**
 * The nodes that declare a symbol. Each is looked for once: the way from the compiler's handle to the
 * node leads through the path of its file, and a member's is wanted a dozen times.
 */
export function declarationsOf(symbol: TypeScriptSymbol): readonly Node[] {
  const found =
    known.get(symbol) ?? symbol.declarations.flatMap((handle) => handle.resolve() ?? []);
  known.set(symbol, found);
  return found;
}

export function declarationOf(symbol: TypeScriptSymbol | undefined): Node | undefined {
  return symbol && declarationsOf(symbol)[0];
}
