import {
  isArrayTypeNode,
  isIntersectionTypeNode,
  isParenthesizedTypeNode,
  isTypeLiteralNode,
  isTypeReferenceNode,
  isUnionTypeNode,
  type Node,
  SyntaxKind,
  type TypeNode,
} from "typescript/unstable/ast";
import {
  type Checker,
  type IntersectionType,
  type StringLiteralType,
  type Type,
  TypeFlags,
  type Symbol as TypeScriptSymbol,
  type UnionType,
} from "typescript/unstable/sync";
import { toMeaning } from "./node-meaning.ts";

/** A checker that is asked as little as possible: it is in another process, and each question a journey. */
export interface RememberingChecker extends Checker {
  /** Asks what all of these names mean at once, and so that nobody need ask again. */
  foreseeNames(names: readonly Node[]): void;
  /** The same of types, and of what they are written with. */
  foreseeTypes(nodes: readonly TypeNode[]): void;
}

/** What is asked of one type again and again; an answer never changes while a project is open. */
const ofTypes: ReadonlySet<PropertyKey> = new Set([
  "getBaseTypes",
  "getPropertiesOfType",
  "getTypeArguments",
] satisfies (keyof Checker)[]);

/** What holds for every type that was made of the same generic one: `A[]` is a list as `B[]` is. */
const ofTargets: ReadonlySet<PropertyKey> = new Set(["isTupleType"] satisfies (keyof Checker)[]);

const ofNodes: ReadonlySet<PropertyKey> = new Set([
  "getSymbolAtLocation",
  "getTypeAtLocation",
  "getTypeFromTypeNode",
] satisfies (keyof Checker)[]);

/** Of two equal questions the checker hears the first alone. */
export function rememberAnswers(checker: Checker): RememberingChecker {
  const symbols = new Map<unknown, unknown>();
  const types = new Map<unknown, unknown>();
  const items = new Map<unknown, unknown>();
  const answers = new Map<PropertyKey, Map<unknown, unknown>>([
    ["getSymbolAtLocation", symbols],
    ["getTypeFromTypeNode", types],
    ["getTypeArguments", items],
  ]);
  const keep = <T extends Node>(
    known: Map<unknown, unknown>,
    nodes: readonly T[],
    ask: (nodes: readonly T[]) => readonly (TypeScriptSymbol | Type | undefined)[],
  ) => {
    const unknown = new Map(nodes.map((node) => [toKey(node), node] as const));
    for (const key of unknown.keys()) if (known.has(key)) unknown.delete(key);
    if (unknown.size === 0) return;
    const found = ask([...unknown.values()]);
    for (const [index, key] of [...unknown.keys()].entries()) known.set(key, found[index]);
  };
  const isList = remember(toTargetId, (type) => checker.isArrayType(type));
  const typeOf = (node: TypeNode) => types.get(toKey(node)) as Type | undefined;
  const own = {
    foreseeNames: (names) => keep(symbols, names, (nodes) => checker.getSymbolAtLocation(nodes)),
    foreseeTypes: (nodes) => {
      const written = nodes.flatMap(spellOut);
      keep(types, written, (each) => checker.getTypeAtLocation(each));
      for (const node of written) {
        const type = typeOf(node);
        if (type && isUnionTypeNode(node)) noteWritten(type, node.types, typeOf);
        const item = itemNode(node);
        const itemType = item && typeOf(item);
        if (itemType && type?.isTypeReference() && isList(type)) items.set(type.id, [itemType]);
      }
    },
    isArrayType: isList,
    getNonNullableType: remember(toId, (type: Type) => {
      const present = checker.getNonNullableType(type);
      const parts = partsOf(type).filter((part) => !isNothing(part));
      if (present?.isUnionType() && !known.has(present)) known.set(present, parts);
      return present;
    }),
  } satisfies Partial<RememberingChecker>;

  return new Proxy(checker, {
    get: (target, name) => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== "function") return method;
      const findKey = keyFinderOf(name);
      if (!findKey) return method.bind(target);
      const known = answers.get(name) ?? new Map<unknown, unknown>();
      answers.set(name, known);
      return (asked: Type & Node) => {
        const key = findKey(asked);
        if (!known.has(key)) known.set(key, method.call(target, asked));
        return known.get(key);
      };
    },
  }) as RememberingChecker;
}

function remember<T>(toKey: (type: Type) => number, ask: (type: Type) => T): (type: Type) => T {
  const answers = new Map<number, T>();
  return (type) => {
    const key = toKey(type);
    const answer = answers.get(key) ?? ask(type);
    answers.set(key, answer);
    return answer;
  };
}

function keyFinderOf(name: PropertyKey): ((asked: Type & Node) => unknown) | undefined {
  if (ofTypes.has(name)) return toId;
  if (ofNodes.has(name)) return toKey;
  return ofTargets.has(name) ? toTargetId : undefined;
}

const keys = new WeakMap<Node, string | Node>();

/** Found once: the words of a node are decoded from the compiler's bytes. */
function toKey(node: Node): unknown {
  const key = keys.get(node) ?? toMeaning(node) ?? node;
  keys.set(node, key);
  return key;
}

function toId({ id }: Type): number {
  return id;
}

function toTargetId(type: Type): number {
  return type.isTypeReference() ? type.getTarget().id : type.id;
}

/** A type as it was written, and the types in it that it is a choice or a list of. */
function spellOut(node: TypeNode): readonly TypeNode[] {
  if (isParenthesizedTypeNode(node)) return [node, ...spellOut(node.type)];
  const item = itemNode(node);
  if (item) return [node, ...spellOut(item)];
  return isUnionTypeNode(node) ? [node, ...node.types.flatMap(spellOut)] : [node];
}

/** `A` of `A[]` and of `Array<A>`. */
function itemNode(node: TypeNode): TypeNode | undefined {
  if (isArrayTypeNode(node)) return node.elementType;
  const [only, ...others] = (isTypeReferenceNode(node) && node.typeArguments) || [];
  return others.length === 0 ? only : undefined;
}

const swallowing = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Never;

/**
 * Notes what a union is made of where what was written says it: texts, or one type, be it with nothing
 * beside it. The order is the checker's: nothing first, texts by their characters, any text last. It
 * alone knows that of anything else.
 */
function noteWritten(
  type: Type,
  nodes: readonly TypeNode[],
  typeOf: (node: TypeNode) => Type | undefined,
): void {
  const [open, ...others] = nodes.filter(isAnyText);
  const last = open && others.length === 0 ? typeOf(open) : undefined;
  const written = nodes.filter((node) => node !== open).map(typeOf);
  if (!open) noteParts(type, written, []);
  else if (last?.isIntersectionType() && written.length > 0) noteParts(type, written, [last]);
}

/** `string & {}`, as one writes it beside the usual texts: what else there is stays one of several. */
function isAnyText(node: TypeNode): boolean {
  if (isParenthesizedTypeNode(node)) return isAnyText(node.type);
  if (!isIntersectionTypeNode(node)) return false;
  const [text, mark, ...others] = node.types;
  const isEmpty = mark && isTypeLiteralNode(mark) && mark.members.length === 0;
  return text?.kind === SyntaxKind.StringKeyword && isEmpty === true && others.length === 0;
}

function noteParts(
  type: Type,
  written: readonly (Type | undefined)[],
  last: readonly Type[],
): void {
  if (!type.isUnionType() || known.has(type) || !written.every(isPartItself)) return;
  const parts = [...new Set(written.map(toRegular))];
  const absent = parts.filter(isNothing).sort((one, other) => one.flags - other.flags);
  const present = parts.filter((part) => !isNothing(part));
  if (present.length + last.length === 1) known.set(type, [...absent, ...present, ...last]);
  else if (present.every(isPlainText))
    known.set(type, [...absent, ...present.sort(byValue), ...last]);
}

function isNothing({ flags }: Type): boolean {
  return (flags & (TypeFlags.Undefined | TypeFlags.Null)) !== 0;
}

/** Beyond ASCII the checker's order and ours may differ. */
function isPlainText(type: Type): type is StringLiteralType {
  return type.isStringLiteralType() && /^[ -~]*$/.test(type.value);
}

function byValue(one: StringLiteralType, other: StringLiteralType): number {
  return one.value < other.value ? -1 : 1;
}

/** Another union is part of it by its own parts. */
function isPartItself(type: Type | undefined): type is Type {
  return type !== undefined && !type.isUnionType() && !(type.flags & swallowing);
}

/** A literal that was just written is another type until it is used. */
function toRegular(type: Type): Type {
  return type.isLiteralType() ? (type.getRegularType() ?? type) : type;
}

const known = new WeakMap<Type, readonly Type[]>();

/** The parts of a union, or the type itself. */
export function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? typesOf(type) : [type];
}

/** What a union or an intersection is made of. */
export function typesOf(type: UnionType | IntersectionType): readonly Type[] {
  const parts = known.get(type) ?? type.getTypes();
  known.set(type, parts);
  return parts;
}
