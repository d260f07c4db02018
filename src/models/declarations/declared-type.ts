import {
  isArrayTypeNode,
  isIndexedAccessTypeNode,
  isLiteralTypeNode,
  isNumericLiteral,
  isParenthesizedTypeNode,
  isQualifiedName,
  isStringLiteral,
  isTypeAliasDeclaration,
  isTypeOperatorNode,
  isTypeReferenceNode,
  isUnionTypeNode,
  type Node,
  SyntaxKind,
  type TypeNode,
  type TypeReferenceNode,
} from "typescript/unstable/ast";
import {
  type Checker,
  SymbolFlags,
  type Symbol as TypeScriptSymbol,
} from "typescript/unstable/sync";
import type { RememberingChecker } from "../compiler/remembering-checker.ts";
import { type Declared, declarationOf } from "./declarations-of.ts";
import type { Alias } from "./definition-names.ts";
import { readDocumentationOfNodes } from "./documentation.ts";

/** What the words of a declaration tell that the type itself has forgotten. */
export interface DeclaredType {
  readonly node: TypeNode;
  /** The aliases that it was declared with: `Email` of `email?: Email`. */
  readonly aliases: readonly DeclaredAlias[];
  /** `User["id"]`: whose member, and which. */
  readonly member: { readonly owner: TypeNode; readonly name: string } | undefined;
  /** Literals in the order in which they were written. */
  readonly literals: readonly (string | number)[];
  /** Whether it is known to name an interface itself and no alias. */
  readonly isInterface: boolean;
}

export interface DeclaredAlias extends Alias {
  readonly node: TypeNode;
  /** What it stands for, where that was written. */
  readonly target?: TypeNode;
  /** Whether it is the alias of the items and not of the list: `Email` of `to: Email[]`. */
  readonly isItem: boolean;
}

export function readDeclaredType(
  member: Declared,
  checker: Checker,
  interfaceName?: string,
): DeclaredType | undefined {
  const node = declaredNodeOf(member);
  if (node && interfaceName !== undefined && isNamed(node, interfaceName)) {
    return { node, aliases: [], member: undefined, literals: [], isInterface: true };
  }
  return node && readTypeNode(node, checker);
}

/** Whether it says this name and nothing but `null`, `undefined` and brackets beside it. */
function isNamed(node: TypeNode, name: string): boolean {
  const present = presentNode(node);
  const item = itemNode(present);
  const value = item ? presentNode(item) : present;
  return isTypeReferenceNode(value) && !value.typeArguments && lastNameOf(value) === name;
}

/** `Address` of `Shipping.Address`. */
function lastNameOf({ typeName }: TypeReferenceNode): string {
  return isQualifiedName(typeName) ? typeName.right.text : typeName.text;
}

/** Asks about all that reading these members will ask about, in few questions instead of many. */
export function foreseeDeclaredTypes(
  members: readonly Declared[],
  checker: RememberingChecker,
): void {
  const nodes = members
    .flatMap((member) => declaredNodeOf(member) ?? [])
    .filter((node) => !isForeseen.has(node));
  for (const node of nodes) isForeseen.add(node);
  const values = nodes.map(valueNode).filter(isPlainReference);
  // The names bring the symbols of the types with them, which would be asked for one by one.
  checker.foreseeNames(values.map(({ typeName }) => typeName));
  checker.foreseeTypes([...nodes, ...values]);
}

/** Many interfaces of a package have the members of one base. */
const isForeseen = new WeakSet<TypeNode>();

/** The type that a member was declared with, as it was written. */
export function declaredNodeOf(member: Declared): TypeNode | undefined {
  const declaration = declarationOf(member);
  return declaration && typeNodeOf(declaration);
}

function isPlainReference(node: TypeNode): node is TypeReferenceNode {
  return isTypeReferenceNode(node) && !node.typeArguments;
}

/** What is left without lists, brackets and what may stand beside it. */
function valueNode(node: TypeNode): TypeNode {
  const inner = itemNode(node) ?? innerNode(node);
  return inner ? valueNode(inner) : node;
}

/** Without what may stand beside a type and changes nothing about its name. */
export function presentNode(node: TypeNode): TypeNode {
  const inner = innerNode(node);
  return inner ? presentNode(inner) : node;
}

export function readTypeNode(node: TypeNode, checker: Checker): DeclaredType {
  const aliases: DeclaredAlias[] = [];
  let value = node;
  let isItem = false;
  // Aliases of aliases are few; the bound is against those that go round.
  for (let step = 0; step < 20; step++) {
    const item = itemNode(value);
    isItem ||= item !== undefined;
    const alias = item ? undefined : findAlias(value, checker);
    if (alias) aliases.push({ ...alias, node: value, isItem });
    const inner = item ?? innerNode(value) ?? alias?.target;
    if (!inner) break;
    value = inner;
  }
  const member = readMemberAccess(value);
  const typeName = readTypeName(value);
  if (typeName) aliases.push({ ...typeName, node: value, isItem });
  return { node, aliases, member, literals: literalsOf(value), isInterface: false };
}

function typeNodeOf(declaration: Node): TypeNode | undefined {
  const type = "type" in declaration ? declaration.type : undefined;
  return typeof type === "object" && type !== null && "kind" in type
    ? (type as TypeNode)
    : undefined;
}

const listNames = new Set(["Array", "ReadonlyArray", "Set", "ReadonlySet"]);

/** Without its brackets, its `readonly`, its `null` and its `undefined`. */
function innerNode(node: TypeNode): TypeNode | undefined {
  if (isParenthesizedTypeNode(node) || isTypeOperatorNode(node)) return node.type;
  if (isUnionTypeNode(node)) {
    const present = node.types.filter((part) => !isNothing(part));
    return present.length === 1 ? present[0] : undefined;
  }
  return undefined;
}

function itemNode(node: TypeNode): TypeNode | undefined {
  if (isArrayTypeNode(node)) return node.elementType;
  return isTypeReferenceNode(node) && listNames.has(node.typeName.getText())
    ? node.typeArguments?.[0]
    : undefined;
}

function isNothing(node: TypeNode): boolean {
  return (
    node.kind === SyntaxKind.UndefinedKeyword ||
    (isLiteralTypeNode(node) && node.literal.kind === SyntaxKind.NullKeyword)
  );
}

function findAlias(
  node: TypeNode,
  checker: Checker,
): (Alias & { readonly target: TypeNode }) | undefined {
  if (!isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target = symbol && (isImport(symbol) ? checker.getAliasedSymbol(symbol) : symbol);
  const declaration = declarationOf(target);
  if (!declaration || !isTypeAliasDeclaration(declaration)) return undefined;
  const documentation = readDocumentationOfNodes([declaration]);
  return { name: declaration.name.text, documentation, target: declaration.type };
}

function isImport(symbol: TypeScriptSymbol): boolean {
  return (symbol.flags & SymbolFlags.Alias) !== 0;
}

/** `components["schemas"]["Pet"]`, as generators write it, means a type called `Pet`. */
function readTypeName(node: TypeNode): Alias | undefined {
  if (!isIndexedAccessTypeNode(node)) return undefined;
  const [name] = literalsOf(node.indexType);
  return typeof name === "string" && /^[A-Z]\w*$/.test(name)
    ? { name, documentation: { description: undefined, tags: [] } }
    : undefined;
}

function readMemberAccess(node: TypeNode): DeclaredType["member"] {
  if (!isIndexedAccessTypeNode(node) || !isTypeReferenceNode(node.objectType)) return undefined;
  const [name] = literalsOf(node.indexType);
  return name === undefined ? undefined : { owner: node.objectType, name: String(name) };
}

export function literalsOf(node: TypeNode): readonly (string | number)[] {
  if (isUnionTypeNode(node)) return node.types.flatMap(literalsOf);
  if (isParenthesizedTypeNode(node)) return literalsOf(node.type);
  if (!isLiteralTypeNode(node)) return [];
  const { literal } = node;
  if (isStringLiteral(literal)) return [literal.text];
  return isNumericLiteral(literal) ? [Number(literal.text)] : [];
}
