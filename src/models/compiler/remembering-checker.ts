import type { Node, TypeNode } from "typescript/unstable/ast";
import type {
  Checker,
  IntersectionType,
  Type,
  Symbol as TypeScriptSymbol,
  UnionType,
} from "typescript/unstable/sync";

/** A checker that is asked as little as possible: it is in another process, and each question a journey. */
export interface RememberingChecker extends Checker {
  /** Asks what all of these names mean at once, and so that nobody need ask again. */
  foreseeNames(names: readonly Node[]): void;
  foreseeTypes(nodes: readonly TypeNode[]): void;
}

/** What is asked of one type again and again; an answer never changes while a project is open. */
const ofTypes: ReadonlySet<PropertyKey> = new Set([
  "getBaseTypes",
  "getNonNullableType",
  "getPropertiesOfType",
  "getTypeArguments",
] satisfies (keyof Checker)[]);

/** What holds for every type that was made of the same generic one: `A[]` is a list as `B[]` is. */
const ofTargets: ReadonlySet<PropertyKey> = new Set([
  "isArrayType",
  "isTupleType",
] satisfies (keyof Checker)[]);

const ofNodes: ReadonlySet<PropertyKey> = new Set([
  "getSymbolAtLocation",
  "getTypeAtLocation",
  "getTypeFromTypeNode",
] satisfies (keyof Checker)[]);

/** Of two equal questions the checker hears the first alone. */
export function rememberAnswers(checker: Checker): RememberingChecker {
  const symbols = new Map<unknown, unknown>();
  const types = new Map<unknown, unknown>();
  const answers = new Map<PropertyKey, Map<unknown, unknown>>([
    ["getSymbolAtLocation", symbols],
    ["getTypeFromTypeNode", types],
  ]);
  const keep = <T extends Node>(
    known: Map<unknown, unknown>,
    nodes: readonly T[],
    ask: (nodes: readonly T[]) => readonly (TypeScriptSymbol | Type | undefined)[],
  ) => {
    const unknown = [...new Set(nodes)].filter((node) => !known.has(node));
    if (unknown.length < 2) return;
    const found = ask(unknown);
    for (const [index, node] of unknown.entries()) known.set(node, found[index]);
  };
  const foresight = {
    foreseeNames: (names) => keep(symbols, names, (nodes) => checker.getSymbolAtLocation(nodes)),
    foreseeTypes: (nodes) => keep(types, nodes, (each) => checker.getTypeAtLocation(each)),
  } satisfies Partial<RememberingChecker>;

  return new Proxy(checker, {
    get: (target, name) => {
      if (Object.hasOwn(foresight, name)) return Reflect.get(foresight, name);
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== "function") return method;
      const toKey = findKey(name);
      if (!toKey) return method.bind(target);
      const known = answers.get(name) ?? new Map<unknown, unknown>();
      answers.set(name, known);
      return (asked: Type & Node) => {
        const key = toKey(asked);
        if (!known.has(key)) known.set(key, method.call(target, asked));
        return known.get(key);
      };
    },
  }) as RememberingChecker;
}

function findKey(name: PropertyKey): ((asked: Type & Node) => unknown) | undefined {
  if (ofTypes.has(name)) return ({ id }) => id;
  if (ofNodes.has(name)) return (node) => node;
  return ofTargets.has(name) ? toTargetId : undefined;
}

function toTargetId(type: Type): number {
  return type.isTypeReference() ? type.getTarget().id : type.id;
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
