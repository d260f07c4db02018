import {
  type ClassDeclaration,
  type InterfaceDeclaration,
  isClassDeclaration,
  isInterfaceDeclaration,
  type Node,
} from "typescript/unstable/ast";

export type Heir = InterfaceDeclaration | ClassDeclaration;

/** Whether it says what it extends. */
export function isHeir(node: Node | undefined): node is Heir {
  const canInherit = node && (isInterfaceDeclaration(node) || isClassDeclaration(node));
  return canInherit === true && node.heritageClauses !== undefined;
}

/**
 * Something that follows from the bases alone, found once for all that stand side by side and name
 * the same ones: hundreds of a package's interfaces extend one.
 */
export function createKnownBases<T>(): (heir: Heir, find: () => T) => T {
  const known = new WeakMap<Node, Map<string, T>>();
  return function rememberBases(heir, find) {
    // With parameters of its own the same words may mean other bases.
    if (heir.typeParameters) return find();
    const beside = known.get(heir.parent) ?? new Map<string, T>();
    known.set(heir.parent, beside);
    const bases = heir.heritageClauses?.map((clause) => clause.getText()).join(" ") ?? "";
    const found = beside.get(bases) ?? find();
    beside.set(bases, found);
    return found;
  };
}
