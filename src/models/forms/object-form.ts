import {
  type IndexInfo,
  type Signature,
  SignatureKind,
  type Type,
  TypeFlags,
  type TypeReference,
} from "typescript/unstable/sync";
import { type ObjectSchema, type Schema, toKinded } from "../../schema/schema.ts";
import { findLibraryForm, isFromLibrary, type LibraryForm } from "../declarations/library-types.ts";
import { type Member, membersOf, typeOfMember } from "../declarations/members-of.ts";
import { openObject, type Reader, type Site } from "../reader.ts";
import { readArray } from "./list-forms.ts";
import { readMembers } from "./member-form.ts";
import { isFunction, mayHaveIndex } from "./signatures.ts";
import { toTextPattern } from "./text-pattern.ts";

export function readObject(type: Type, reader: Reader, site: Site): Schema | undefined {
  const symbol = type.getSymbol();
  if (symbol && !symbol.name.startsWith("__") && isFromLibrary(symbol, reader.program)) {
    return readLibraryObject(type, symbol.name, reader, site);
  }
  if (isFunction(type, reader)) return undefined;
  return (
    readOwnSerialized(type, reader, site) ??
    readHeir(type, reader, site) ??
    readSerialized(type, reader, site) ??
    readShape(type, reader, site)
  );
}

/**
 * Something of the language's own with more added to it. `class Tags extends Array<string>` is a list
 * to `JSON.stringify`, `interface Stamp extends Date` is written as a date is; `Omit<"a" | "b", never>`
 * has the members that every text has, so that nothing but texts are of it.
 */
function readHeir(type: Type, { checker, program, read }: Reader, site: Site): Schema | undefined {
  const members = membersOf(type, checker);
  const inherits = (...methods: readonly string[]) =>
    methods.every((method) =>
      members.some((member) => member.name === method && isFromLibrary(member, program)),
    );
  if (inherits("charAt")) return { type: "string" };
  if (inherits("toISOString", "toJSON")) return { type: "string", format: "date-time" };
  // Not `push`, which some change, and which a read-only list has not; typed arrays have neither.
  if (!inherits("concat")) return undefined;
  const index = checker
    .getIndexInfosOfType(type)
    .find(({ keyType }) => keyType.flags & TypeFlags.Number);
  return { type: "array", items: (index && read(index.valueType, site)) ?? {} };
}

function readShape(type: Type, reader: Reader, site: Site): Schema | undefined {
  return reader.readShared(type, site, () => readMembersAndIndex(type, reader, site));
}

/** What the object's `toJSON` makes of it, as `JSON.stringify` would. */
function readSerialized(type: Type, reader: Reader, site: Site): Schema | undefined {
  const method = findSerializer(type, reader);
  const methodType = method && typeOfMember(method, reader.checker);
  if (!methodType) return undefined;
  const signatures = reader.checker.getSignaturesOfType(methodType, SignatureKind.Call);
  for (const signature of plainFirst(signatures)) {
    const result = findResult(signature, type, reader);
    if (result) return reader.read(result, site);
  }
  return undefined;
}

/** The same where it is the object's own, and not what it has from the language. */
function readOwnSerialized(type: Type, reader: Reader, site: Site): Schema | undefined {
  const method = findSerializer(type, reader);
  const isOwn = method !== undefined && !isFromLibrary(method, reader.program);
  return isOwn ? readSerialized(type, reader, site) : undefined;
}

function findSerializer(type: Type, { checker }: Reader): Member | undefined {
  return membersOf(type, checker).find(({ name }) => name === "toJSON");
}

/** `JSON.stringify` says no type arguments: of several signatures it means one that wants none. */
function plainFirst(signatures: readonly Signature[]): readonly Signature[] {
  const isPlain = ({ typeParameters }: Signature) => !typeParameters?.length;
  return [...signatures.filter(isPlain), ...signatures.filter((each) => !isPlain(each))];
}

/** What a signature gives, where that says anything. */
function findResult(signature: Signature, owner: Type, { checker }: Reader): Type | undefined {
  const returned = checker.getReturnTypeOfSignature(signature);
  // `toJSON<T extends Attributes>(): T` gives at least those.
  const result = returned?.isTypeParameter() ? checker.getBaseConstraintOfType(returned) : returned;
  return !result || result.id === owner.id || result.flags & vague ? undefined : result;
}

const vague = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.NonPrimitive | TypeFlags.TypeParameter;

function readLibraryObject(
  type: Type,
  name: string,
  reader: Reader,
  site: Site,
): Schema | undefined {
  const known = findLibraryForm(name);
  return known
    ? libraryReaders[known.is](type, reader, site, known)
    : readSerialized(type, reader, site);
}

type ReadLibrary = (
  type: Type,
  reader: Reader,
  site: Site,
  form: LibraryForm,
) => Schema | undefined;

const libraryReaders = {
  schema: (_type, _reader, _site, form) => (form.is === "schema" ? form.schema : undefined),
  set: (type, reader, site) => ({
    ...(readArray(type as TypeReference, reader, site) as Schema & { type: "array" }),
    uniqueItems: true,
  }),
  map: (type, reader, site) => {
    const [keyType, valueType] = reader.checker.getTypeArguments(type as TypeReference);
    if (!keyType || !valueType) return openObject;
    return addIndexes(emptyObject, [{ keyType, valueType }], reader, site);
  },
  members: (type, reader, site) => readMembersAndIndex(type, reader, site),
} satisfies Record<LibraryForm["is"], ReadLibrary>;

const emptyObject: ObjectSchema = {
  type: "object",
  properties: {},
  required: [],
  additionalProperties: false,
};

function readMembersAndIndex(type: Type, reader: Reader, site: Site): Schema {
  const indexes = mayHaveIndex(type, reader) ? reader.checker.getIndexInfosOfType(type) : [];
  const properties = membersOf(type, reader.checker);
  if (properties.length === 0 && indexes.length === 0) return openObject;
  return addIndexes(readMembers(type, properties, reader, site), indexes, reader, site);
}

type Index = Pick<IndexInfo, "keyType" | "valueType">;

function addIndexes(
  schema: ObjectSchema,
  indexes: readonly Index[],
  reader: Reader,
  site: Site,
): ObjectSchema {
  const object = indexes.reduce((sum, { keyType, valueType }) => {
    const value = reader.read(valueType, site);
    return value ? addIndex(sum, keyType, value) : sum;
  }, schema);
  return withoutVagueIndexes(object);
}

/**
 * To the compiler a member must be what every index signature that its name fits says. One that says
 * nothing leaves it to the one for all names, which a validator would not ask then.
 */
function withoutVagueIndexes(object: ObjectSchema): ObjectSchema {
  const { patternProperties, ...rest } = object;
  const { additionalProperties: others } = rest;
  if (!patternProperties || others === false || isVague(others)) return object;
  const telling = Object.entries(patternProperties).filter(([, value]) => !isVague(value));
  return telling.length === 0 ? rest : { ...rest, patternProperties: Object.fromEntries(telling) };
}

function isVague(schema: Schema): boolean {
  return toKinded(schema).kind === "any";
}

/** As JavaScript writes a whole number when it is a key; `04` would be another key than `4`. */
const numericKey = String.raw`^(?:0|-?[1-9]\d{0,14})$`;

function addIndex(object: ObjectSchema, key: Type, value: Schema): ObjectSchema {
  if (key.flags & TypeFlags.ESSymbolLike) return object;
  if (key.isUnionType()) {
    return key.getTypes().reduce((sum, part) => addIndex(sum, part, value), object);
  }
  if (key.isStringLiteralType() || key.isNumberLiteralType()) {
    return { ...object, properties: { ...object.properties, [key.value]: value } };
  }
  const pattern =
    key.flags & TypeFlags.Number
      ? numericKey
      : key.isTemplateLiteralType() || key.isStringMappingType()
        ? toTextPattern(key)
        : undefined;
  if (pattern === undefined) return { ...object, additionalProperties: value };
  return { ...object, patternProperties: { ...object.patternProperties, [pattern]: value } };
}
