import { ModifierFlags, type Node } from "typescript/unstable/ast";
import {
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeScriptSymbol,
} from "typescript/unstable/sync";
import type { ObjectSchema, Schema } from "../schema/schema.ts";
import { annotate, readAnnotations } from "./annotations.ts";
import { type DeclaredType, readDeclaredType } from "./declared-type.ts";
import type { Reader, Site } from "./reader.ts";
import { toSpan } from "./source-place.ts";

/** The members that reach the wire; an object has no others. */
export function readMembers(
  owner: Type,
  members: readonly TypeScriptSymbol[],
  reader: Reader,
  site: Site,
): ObjectSchema {
  const types = reader.checker.getTypeOfSymbol(members);
  const read = members.flatMap((member, index) => {
    const type = types[index];
    return type && isPublic(member) ? (readMember(member, type, owner, reader, site) ?? []) : [];
  });
  return {
    type: "object",
    properties: Object.fromEntries(read.map(({ name, schema }) => [name, schema])),
    required: read.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}

interface ReadMember {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

function readMember(
  member: TypeScriptSymbol,
  type: Type,
  owner: Type,
  reader: Reader,
  site: Site,
): ReadMember | undefined {
  const declaration = member.declarations[0]?.resolve();
  const memberSite = {
    label: `${reader.names.declared(owner) ?? site.label}.${member.name}`,
    where: declaration ? toSpan(declaration) : site.where,
  };
  const declared = readDeclaredType(member, reader.checker);
  const source = findDeclaredSource(declared, type, reader);
  const plain = reader.read(source?.type ?? type, memberSite);
  if (!plain) return undefined;
  const annotations = readAnnotations(member, source && declared, plain, reader);
  const schema = annotate(plain, annotations, isMapped(member), reader, memberSite);
  return {
    name: member.name,
    schema: isReadonly(member) ? { ...schema, readOnly: true } : schema,
    isRequired: !(member.flags & SymbolFlags.Optional) && !mayBeUndefined(type),
  };
}

/** The type as it was declared still has its name; `undefined` beside it would have taken that away. */
function findDeclaredSource(
  declared: DeclaredType | undefined,
  type: Type,
  { checker }: Reader,
): { readonly type: Type } | undefined {
  const source = declared && checker.getTypeFromTypeNode(declared.node);
  if (!source) return undefined;
  if (source.id === type.id) return { type };
  const isSame =
    type.isUnionType() &&
    mayBeUndefined(type) &&
    toPartIds(source).join() === toPartIds(type).join();
  return isSame ? { type: source } : undefined;
}

function toPartIds(type: Type): number[] {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  return parts
    .filter(({ flags }) => !(flags & TypeFlags.Undefined))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

function mayBeUndefined(type: Type): boolean {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  return parts.some(({ flags }) => flags & (TypeFlags.Undefined | TypeFlags.Void));
}

const hidden = ModifierFlags.Private | ModifierFlags.Protected;

/** A brand that marks an object is no more on the wire than one that marks a text. */
const phantomNames = /^__?(brand|opaque|nominal|flavou?r)(__)?$/;

function isPublic(member: TypeScriptSymbol): boolean {
  if (member.flags & (SymbolFlags.Method | SymbolFlags.Prototype)) return false;
  if (/^__[@#]/.test(member.escapedName) || phantomNames.test(member.name)) return false;
  return !declarationsOf(member).some((node) => modifiersOf(node) & hidden);
}

/** The checker's own flags, which its API does not name. */
const checkFlags = { synthetic: 2, readonly: 8, mapped: 1 << 18 } as const;

function isMapped(member: TypeScriptSymbol): boolean {
  return (member.checkFlags & checkFlags.mapped) !== 0;
}

/** A mapped type's word counts above the declaration's: it may have given or taken `readonly`. */
function isReadonly(member: TypeScriptSymbol): boolean {
  if (member.checkFlags & (checkFlags.mapped | checkFlags.synthetic)) {
    return (member.checkFlags & checkFlags.readonly) !== 0;
  }
  const isGetter = (member.flags & SymbolFlags.Accessor) === SymbolFlags.GetAccessor;
  return (
    isGetter || declarationsOf(member).some((node) => modifiersOf(node) & ModifierFlags.Readonly)
  );
}

function declarationsOf(member: TypeScriptSymbol): Node[] {
  return member.declarations.flatMap((handle) => handle.resolve() ?? []);
}

function modifiersOf(node: Node): number {
  return "modifierFlags" in node && typeof node.modifierFlags === "number" ? node.modifierFlags : 0;
}
