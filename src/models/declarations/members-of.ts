import {
  type InterfaceDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeLiteralNode,
  type Node,
  SyntaxKind,
  type TypeElement,
  type TypeLiteralNode,
  type TypeNode,
} from "typescript/unstable/ast";
import {
  type Checker,
  type NodeHandle,
  ObjectFlags,
  SymbolFlags,
  type Type,
  type Symbol as TypeScriptSymbol,
} from "typescript/unstable/sync";
import { declarationsOf } from "./declarations-of.ts";
import { createKnownBases, isHeir } from "./known-bases.ts";

/** A member of an object type: the checker's symbol, or as much of one as its declaration says. */
export type Member = TypeScriptSymbol | WrittenMember;

/** A member that nobody has asked the checker about. */
export interface WrittenMember extends Pick<TypeScriptSymbol, "name" | "flags" | "checkFlags"> {
  readonly escapedName: string;
  readonly declarations: readonly Pick<NodeHandle, "path" | "resolve">[];
  readonly typeNode: TypeNode;
}

/**
 * The members of an object type. Most types of large packages are interfaces that declare plain
 * properties, some of them those of a base: what the checker would say of these can be read where they
 * are written, and saying it takes more of its time and ours than all other questions.
 */
export function membersOf(type: Type, checker: Checker): readonly Member[] {
  const members =
    known.get(type) ?? readWritten(type, checker) ?? checker.getPropertiesOfType(type);
  known.set(type, members);
  return members;
}

const known = new WeakMap<Type, readonly Member[]>();

export function typeOfMember(member: Member, checker: Checker): Type | undefined {
  return isWritten(member)
    ? checker.getTypeFromTypeNode(member.typeNode)
    : checker.getTypeOfSymbol(member);
}

export function isWritten(member: Member): member is WrittenMember {
  return "typeNode" in member;
}

/** Undefined where the checker knows more than the declaration says. */
function readWritten(type: Type, checker: Checker): readonly Member[] | undefined {
  const symbol = isAsDeclared(type) ? type.getSymbol() : undefined;
  const [handle, ...others] = symbol?.declarations.filter(({ kind }) => !isSpace(kind)) ?? [];
  if (!symbol || !handle || others.length > 0) return undefined;
  const node = declarationsOf(symbol).find(({ kind }) => !isSpace(kind));
  if (!node || !isShape(node)) return undefined;
  const own = readDeclared(node.members, handle);
  if (!own || !isHeir(node)) return own;
  if (!type.isClassOrInterface()) return undefined;
  const inherited = rememberBases(node, () =>
    checker.getBaseTypes(type).flatMap((base) => membersOf(base, checker)),
  );
  return withInherited(own, inherited);
}

/**
 * An interface without type parameters and without `this`, whose bases are such, too, or a literal:
 * to the checker an interface of any other kind is a reference to itself.
 */
function isAsDeclared(type: Type): boolean {
  if (!type.isObjectType()) return false;
  const { objectFlags } = type;
  if (objectFlags & ObjectFlags.Interface) return !(objectFlags & ObjectFlags.Reference);
  return (objectFlags & changed) === ObjectFlags.Anonymous;
}

const changed = ObjectFlags.Anonymous | ObjectFlags.Instantiated | ObjectFlags.Mapped;

/** A namespace of the same name says nothing of the values. */
function isSpace(kind: SyntaxKind): boolean {
  return kind === SyntaxKind.ModuleDeclaration;
}

function isShape(node: Node): node is InterfaceDeclaration | TypeLiteralNode {
  return isInterfaceDeclaration(node) || isTypeLiteralNode(node);
}

function readDeclared(
  elements: readonly TypeElement[],
  handle: NodeHandle,
): readonly WrittenMember[] | undefined {
  const members = elements.map((element) => readElement(element, handle));
  if (!members.every((member) => member !== undefined)) return undefined;
  return new Set(members.map(({ name }) => name)).size === members.length ? members : undefined;
}

function readElement(element: TypeElement, { path }: NodeHandle): WrittenMember | undefined {
  if (!isPropertySignatureDeclaration(element) || !element.type) return undefined;
  const { name: written, type: typeNode, postfixToken } = element;
  if (!isIdentifier(written) && !isStringLiteral(written)) return undefined;
  const name = written.text;
  const isOptional = postfixToken?.kind === SyntaxKind.QuestionToken;
  return {
    name,
    escapedName: name.startsWith("__") ? `_${name}` : name,
    flags: SymbolFlags.Property | (isOptional ? SymbolFlags.Optional : 0),
    checkFlags: 0,
    declarations: [{ path, resolve: () => element }],
    typeNode,
  };
}

const rememberBases = createKnownBases<readonly Member[]>();

/** What it declares itself, then what the first base has that says it. */
function withInherited(own: readonly Member[], inherited: readonly Member[]): readonly Member[] {
  const members = new Map(own.map((member) => [member.name, member] as const));
  for (const member of inherited) if (!members.has(member.name)) members.set(member.name, member);
  return [...members.values()];
}
