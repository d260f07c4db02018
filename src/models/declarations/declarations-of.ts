import type { Node } from "typescript/unstable/ast";
import type { NodeHandle } from "typescript/unstable/sync";

/** A symbol, as far as it was declared somewhere. */
export interface Declared {
  readonly declarations: readonly Pick<NodeHandle, "resolve">[];
}

const known = new WeakMap<Declared, readonly Node[]>();

/**
 * The nodes that declare a symbol. Each is looked for once: the way from the compiler's handle to the
 * node leads through the path of its file, and a member's is wanted a dozen times.
 */
export function declarationsOf(symbol: Declared): readonly Node[] {
  const found =
    known.get(symbol) ?? symbol.declarations.flatMap((handle) => handle.resolve() ?? []);
  known.set(symbol, found);
  return found;
}

export function declarationOf(symbol: Declared | undefined): Node | undefined {
  return symbol && declarationsOf(symbol)[0];
}
