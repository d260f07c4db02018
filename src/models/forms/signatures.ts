import {
  isInterfaceDeclaration,
  isTypeLiteralNode,
  type Node,
  SyntaxKind,
} from "typescript/unstable/ast";
import { SignatureKind, type Type } from "typescript/unstable/sync";
import { declarationsOf } from "../declarations/declarations-of.ts";
import { createKnownBases, type Heir, isHeir } from "../declarations/known-bases.ts";
import type { Reader } from "../reader.ts";

/** Whether values of the type can be called: such a value is a function, whatever else it holds. */
export function isFunction(type: Type, { checker }: Reader): boolean {
  if (!mayDeclare(type, callable, checker)) return false;
  return (
    checker.getSignaturesOfType(type, SignatureKind.Call).length > 0 ||
    checker.getSignaturesOfType(type, SignatureKind.Construct).length > 0
  );
}

/** Whether it may have members that no declaration names. */
export function mayHaveIndex(type: Type, { checker }: Reader): boolean {
  return mayDeclare(type, indexed, checker);
}

/** What is looked for in a declaration, and what is known of bases. */
interface Wanted {
  readonly kinds: readonly SyntaxKind[];
  readonly rememberBases: (heir: Heir, find: () => boolean) => boolean;
}

const callable: Wanted = {
  kinds: [SyntaxKind.CallSignature, SyntaxKind.ConstructSignature],
  rememberBases: createKnownBases(),
};
const indexed: Wanted = { kinds: [SyntaxKind.IndexSignature], rememberBases: createKnownBases() };

/**
 * Most types are interfaces and literals in whose source it can be seen that they declare nothing of
 * the kind; of all others the checker must be asked.
 */
function mayDeclare(type: Type, wanted: Wanted, checker: Reader["checker"]): boolean {
  if (type.isIntersectionType()) return true;
  const symbol = type.getSymbol();
  if (!symbol || symbol.declarations.length === 0) return true;
  const nodes = declarationsOf(symbol).filter((node) => !isSpace(node));
  if (nodes.some((node) => declares(node, wanted.kinds))) return true;
  const [heir, ...others] = nodes.filter(isHeir);
  if (!heir) return false;
  // Of a generic type's bases the checker knows more than this place does.
  if (!type.isClassOrInterface() || type.isTypeReference()) return true;
  const ask = () => checker.getBaseTypes(type).some((base) => mayDeclare(base, wanted, checker));
  return others.length > 0 ? ask() : wanted.rememberBases(heir, ask);
}

/** A namespace of the same name says nothing of the values. */
function isSpace(node: Node): boolean {
  return node.kind === SyntaxKind.ModuleDeclaration;
}

function declares(node: Node, kinds: readonly SyntaxKind[]): boolean {
  if (!isInterfaceDeclaration(node) && !isTypeLiteralNode(node)) return true;
  return node.members.some(({ kind }) => kinds.includes(kind));
}
