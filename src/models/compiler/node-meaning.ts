import { isModuleBlock, isSourceFile, type Node, SyntaxKind } from "typescript/unstable/ast";

/**
 * What nodes share that mean the same: the same words in the same file or namespace. Undefined where
 * the place decides too, as among type parameters, or where each is a type of its own.
 */
export function toMeaning(node: Node): string | undefined {
  if (!spoken.has(node.kind) || isDeclaredName(node)) return undefined;
  const scope = scopeOf(node.parent);
  if (scope === undefined) return undefined;
  const text = node.getText();
  return placeBound.test(text) ? undefined : `${scope} ${text}`;
}

/** Types that are written with names, keywords and literals, and the names in them. */
const spoken: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.QualifiedName,
  SyntaxKind.TypeReference,
  SyntaxKind.ArrayType,
  SyntaxKind.UnionType,
  SyntaxKind.ParenthesizedType,
  SyntaxKind.LiteralType,
  SyntaxKind.StringKeyword,
  SyntaxKind.NumberKeyword,
  SyntaxKind.BooleanKeyword,
  SyntaxKind.UndefinedKeyword,
]);

function isDeclaredName({ kind, parent }: Node): boolean {
  if (kind !== SyntaxKind.Identifier && kind !== SyntaxKind.QualifiedName) return false;
  return parent.kind !== SyntaxKind.TypeReference && parent.kind !== SyntaxKind.QualifiedName;
}

/** Each object type that is written out is another one, and `this` is whoever says it. */
const placeBound = /\{|=>|\b(?:typeof|this|unique|infer|is)\b/;

/** What may stand around a type without a name of its own that could be meant inside. */
const transparent: ReadonlySet<SyntaxKind> = new Set([
  ...spoken,
  SyntaxKind.PropertySignature,
  SyntaxKind.PropertyDeclaration,
  SyntaxKind.TypeLiteral,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.IntersectionType,
  SyntaxKind.TypeOperator,
]);

const scopes = new WeakMap<Node, number | "none">();
let count = 0;

function scopeOf(node: Node): number | undefined {
  const known = scopes.get(node) ?? findScope(node);
  scopes.set(node, known);
  return known === "none" ? undefined : known;
}

function findScope(node: Node): number | "none" {
  if (isSourceFile(node) || isModuleBlock(node)) return ++count;
  if (!transparent.has(node.kind) || hasTypeParameters(node)) return "none";
  return scopeOf(node.parent) ?? "none";
}

function hasTypeParameters(node: Node): boolean {
  return "typeParameters" in node && node.typeParameters !== undefined;
}
