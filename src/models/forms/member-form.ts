import { ModifierFlags, type Node, SyntaxKind } from "typescript/unstable/ast";
import { SymbolFlags, type Type, TypeFlags, type TypeReference } from "typescript/unstable/sync";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import { partsOf } from "../compiler/remembering-checker.ts";
import { declarationOf, declarationsOf } from "../declarations/declarations-of.ts";
import {
  type DeclaredType,
  declaredNodeOf,
  foreseeDeclaredTypes,
  presentNode,
  readDeclaredType,
} from "../declarations/declared-type.ts";
import { isFromLibrary } from "../declarations/library-types.ts";
import { isWritten, type Member, membersOf } from "../declarations/members-of.ts";
import type { Reader, Site } from "../reader.ts";
import { isForeign, toSpan } from "../report/source-place.ts";
import { type Annotated, annotate, readAnnotations } from "../tags/annotations.ts";
import { inDeclaredOrder } from "./member-order.ts";
import { isNever } from "./never.ts";

/** The members that reach the wire; an object has no others. */
export function readMembers(
  owner: Type,
  members: readonly Member[],
  reader: Reader,
  site: Site,
): ObjectSchema {
  const label = reader.names.declared(owner) ?? site.label;
  const ordered = inDeclaredOrder(owner, members, reader.checker);
  if (!isForeseen.has(owner)) foreseeDeclaredTypes(ordered, reader.checker);
  const types = readTypes(ordered, reader);
  for (const type of types.values()) if (type) reader.weigh(type);
  foreseeShapes([...types.values()], reader);
  const read = ordered.flatMap((member) => {
    const type = types.get(member);
    return type && isPublic(member)
      ? (readMember(member, type, reader, { ...site, label }) ?? [])
      : [];
  });
  return {
    type: "object",
    properties: Object.fromEntries(read.map(({ name, schema }) => [name, schema])),
    required: read.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Of most members the declaration says it, and has been asked about; of all others at once. */
function readTypes(
  members: readonly Member[],
  reader: Reader,
): ReadonlyMap<Member, Type | undefined> {
  const written = members.map((member) => [member, findWrittenType(member, reader)] as const);
  const others = written.flatMap(([member, type]) => (type || isWritten(member) ? [] : [member]));
  const types = others.length === 0 ? [] : reader.checker.getTypeOfSymbol(others);
  return new Map([...written, ...others.map((member, index) => [member, types[index]] as const)]);
}

/** Which types' members have been asked about ahead of their turn. */
const isForeseen = new WeakSet<Type>();

/** Asks about the members of all objects in these types together, which come next one by one. */
export function foreseeShapes(types: readonly (Type | undefined)[], reader: Reader): void {
  const { checker } = reader;
  const shapes = [...new Set(types.flatMap((type) => (type ? findShapes(type, reader) : [])))];
  const fresh = shapes.filter((shape) => !isForeseen.has(shape));
  if (fresh.length < 2) return;
  for (const shape of fresh) isForeseen.add(shape);
  foreseeDeclaredTypes(
    fresh.flatMap((shape) => membersOf(shape, checker)),
    checker,
  );
}

function findShapes(type: Type, { checker, program }: Reader): readonly Type[] {
  // Of lists in lists there are too few, and some that hold themselves.
  const items = partsOf(type).flatMap((part) =>
    part.isTypeReference() && checker.isArrayType(part) ? checker.getTypeArguments(part) : [part],
  );
  return items.flatMap(partsOf).filter((part) => {
    const symbol = part.isObjectType() ? part.getSymbol() : undefined;
    return symbol !== undefined && !isFromLibrary(symbol, program);
  });
}

interface ReadMember {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

function readMember(
  member: Member,
  type: Type,
  reader: Reader,
  site: Site,
): ReadMember | undefined {
  const declaration = declarationOf(member);
  const memberSite = {
    label: `${site.label}.${member.name}`,
    where: declaration ? toSpan(declaration) : site.where,
  };
  const declared = readDeclaredType(member, reader.checker, nameOfInterface(type, reader));
  const source = findDeclaredSource(declared, type, reader);
  if (source) preferAliases(declared, reader);
  const plain = reader.read(source?.type ?? type, memberSite);
  if (!plain) {
    if (isNever(type, reader.checker)) warnOfNever(member, reader, memberSite);
    return undefined;
  }
  // A mapped type hands documentation on, also to members that it gives another type.
  const isOther = isMapped(member) && declared !== undefined && !source;
  const annotations = isOther
    ? unannotated
    : readAnnotations(member, source && declared, plain, reader);
  const schema = annotate(plain, annotations, isMapped(member), reader, memberSite);
  return {
    name: member.name,
    schema: isReadonly(member) ? { ...schema, readOnly: true } : schema,
    isRequired: !(member.flags & SymbolFlags.Optional) && !mayBeUndefined(type),
  };
}

/** Said where it can be mended: a package may well mark types with what nothing can be. */
function warnOfNever(member: Member, { report }: Reader, { label, where }: Site): void {
  if (member.flags & SymbolFlags.Optional || typeof where === "string" || isForeign(where)) return;
  report.warn(where, {
    code: "type-unreadable",
    message: `the type of ${label} is never, which no value has: it is left out.`,
    remedy:
      "Look for parts that contradict each other, such as string & number; or make it optional.",
  });
}

const unannotated: Annotated = {
  description: undefined,
  tags: [],
  member: undefined,
  literals: [],
};

/**
 * What a member's declaration says, where nothing has changed it since: the same type, but without
 * the `undefined` that comes with a question mark and makes another union of it.
 */
function findWrittenType(member: Member, { checker }: Reader): Type | undefined {
  const node = member.checkFlags === 0 ? declaredNodeOf(member) : undefined;
  return node && checker.getTypeFromTypeNode(node);
}

/** A type without a name of its own goes by the alias that it was declared with. */
export function preferAliases(
  declared: DeclaredType | undefined,
  { checker, names }: Reader,
): void {
  for (const alias of declared?.aliases ?? []) {
    const type = checker.getTypeFromTypeNode(alias.node);
    if (type && type.flags & TypeFlags.StructuredType) names.prefer(type, alias);
  }
}

/** The type as it was declared still has its name; `undefined` beside it would have taken that away. */
function findDeclaredSource(
  declared: DeclaredType | undefined,
  type: Type,
  { checker }: Reader,
): { readonly type: Type } | undefined {
  if (!declared) return undefined;
  // Most members are one of these, and asking the compiler about each would take its time.
  if (isPlainlyOf(declared, type)) return { type };
  const source = checker.getTypeFromTypeNode(declared.node);
  if (!source) return undefined;
  if (source.id === type.id) return { type };
  if (toPartIds(source, TypeFlags.Undefined) === toPartIds(type, TypeFlags.Undefined)) {
    return { type: source };
  }
  // `null` beside it, as a mapped type may add it, changes nothing about the value.
  return toPartIds(source, nothing) === toPartIds(type, nothing) ? { type } : undefined;
}

/** A keyword or an interface by its name, be it with `undefined` or `null` beside it. */
function isPlainlyOf({ node, isInterface }: DeclaredType, type: Type): boolean {
  if (isInterface) return true;
  const [only, ...others] = partsOf(type).filter(({ flags }) => !(flags & nothing));
  const keyword = keywords.get(presentNode(node).kind) ?? 0;
  // Both truth values are one keyword.
  if (keyword === TypeFlags.Boolean && others.length === 1) {
    return [only, ...others].every((part) => part && part.flags & TypeFlags.BooleanLiteral);
  }
  return only !== undefined && others.length === 0 && (only.flags & keyword) !== 0;
}

/**
 * The interface that the type is, or is a list of, beside `undefined` and `null`: where a declaration
 * names it so, there is no alias to look for.
 */
function nameOfInterface(type: Type, { checker }: Reader): string | undefined {
  const [only, ...others] = partsOf(type).filter(({ flags }) => !(flags & nothing));
  if (!only || others.length > 0) return undefined;
  const isList = only.isTypeReference() && checker.isArrayType(only);
  const [item] = isList ? checker.getTypeArguments(only as TypeReference) : [only];
  return item?.isClassOrInterface() ? item.getSymbol()?.name : undefined;
}

const keywords: ReadonlyMap<SyntaxKind, TypeFlags> = new Map([
  [SyntaxKind.StringKeyword, TypeFlags.String],
  [SyntaxKind.NumberKeyword, TypeFlags.Number],
  [SyntaxKind.BooleanKeyword, TypeFlags.Boolean],
]);

const nothing = TypeFlags.Undefined | TypeFlags.Null;

function toPartIds(type: Type, without: TypeFlags): string {
  if (!type.isUnionType()) return type.flags & without ? "" : String(type.id);
  return partsOf(type)
    .filter(({ flags }) => !(flags & without))
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
}

function mayBeUndefined(type: Type): boolean {
  return partsOf(type).some(({ flags }) => flags & (TypeFlags.Undefined | TypeFlags.Void));
}

const hidden = ModifierFlags.Private | ModifierFlags.Protected;

/** A brand that marks an object is no more on the wire than one that marks a text. */
const phantomNames = /^__?(brand|opaque|nominal|flavou?r)(__)?$/;

/** Validators and careful readers of JSON take `__proto__` for an attack. */
function isPublic(member: Member): boolean {
  if (member.name === "__proto__") return false;
  if (member.flags & (SymbolFlags.Method | SymbolFlags.Prototype)) return false;
  if (/^__[@#]/.test(member.escapedName) || phantomNames.test(member.name)) return false;
  return !declarationsOf(member).some((node) => modifiersOf(node) & hidden);
}

/** The checker's own flags, which its API does not name. */
const checkFlags = { synthetic: 2, readonly: 8, mapped: 1 << 18 } as const;

function isMapped(member: Member): boolean {
  return (member.checkFlags & checkFlags.mapped) !== 0;
}

/** A mapped type's word counts above the declaration's: it may have given or taken `readonly`. */
function isReadonly(member: Member): boolean {
  if (member.checkFlags & (checkFlags.mapped | checkFlags.synthetic)) {
    return (member.checkFlags & checkFlags.readonly) !== 0;
  }
  const isGetter = (member.flags & SymbolFlags.Accessor) === SymbolFlags.GetAccessor;
  return (
    isGetter || declarationsOf(member).some((node) => modifiersOf(node) & ModifierFlags.Readonly)
  );
}

function modifiersOf(node: Node): number {
  return "modifierFlags" in node && typeof node.modifierFlags === "number" ? node.modifierFlags : 0;
}
