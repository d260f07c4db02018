import {
  type Checker,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
  type Symbol as TypeScriptSymbol,
} from "typescript/unstable/sync";
import { type Mistake, SetupError } from "../errors.ts";
import type { Model } from "../schema/model.ts";
import type { Annotations, Definitions, ObjectSchema, Schema } from "../schema/schema.ts";
import { toReference } from "../schema/schema.ts";

interface Place {
  readonly place: string;
  readonly type: string;
}

/** Turns the checker's types into our schemas; a type with a name is read once, under that name. */
export class SchemaReader {
  readonly #checker: Checker;
  readonly #definitions: Record<string, Schema> = {};
  readonly #names = new Map<number, string>();
  readonly #mistakes: Mistake[] = [];

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  get definitions(): Definitions {
    return this.#definitions;
  }

  throwMistakes(): void {
    if (this.#mistakes.length > 0) throw new SetupError(this.#mistakes);
  }

  readBinding(type: Type, binding: Place): Model {
    const isArray = this.#checker.isArrayType(type);
    const record = isArray ? this.#argument(type, 0) : type;
    try {
      const schema = this.#read(record);
      return { name: this.#nameOf(record) ?? "Record", isArray, schema };
    } catch (error) {
      if (!(error instanceof UnreadableType)) throw error;
      this.#mistakes.push({
        code: "type-unreadable",
        place: binding.place,
        message: `"${binding.type}" contains ${error.message}, which is not supported.`,
      });
      return { name: binding.type, isArray, schema: {} };
    }
  }

  #read(type: Type): Schema {
    if (type.isUnionType()) return this.#readUnion(type.getTypes());
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()) {
      return { enum: [type.value] };
    }
    if (type.flags & TypeFlags.String) return { type: "string" };
    if (type.flags & TypeFlags.Number) return { type: "number" };
    if (type.flags & TypeFlags.Boolean) return { type: "boolean" };
    if (type.flags & TypeFlags.Null) return { type: "null" };
    if (this.#checker.isArrayType(type)) {
      return { type: "array", items: this.#read(this.#argument(type, 0)) };
    }
    if (type.isObjectType()) return this.#readObject(type);
    throw new UnreadableType(this.#checker.typeToString(type));
  }

  #readUnion(members: readonly Type[]): Schema {
    const present = members.filter((member) => !(member.flags & TypeFlags.Undefined));
    const literals = present.flatMap((member) =>
      member.isStringLiteralType() || member.isNumberLiteralType() || member.isBooleanLiteralType()
        ? [member.value]
        : [],
    );
    const others = present.filter((member) => !member.isLiteralType());
    const schemas = others.map((member) => this.#read(member));
    const isBoolean =
      literals.length === 2 && literals.every((value) => typeof value === "boolean");
    if (isBoolean) schemas.unshift({ type: "boolean" });
    else if (literals.length > 0) schemas.unshift({ enum: literals });
    const [only] = schemas;
    return only !== undefined && schemas.length === 1 ? only : { anyOf: schemas };
  }

  #readObject(type: Type): Schema {
    if (type.getSymbol()?.name === "Date") return { type: "string", format: "date-time" };
    const name = this.#nameOf(type);
    if (name === undefined) return this.#readMembers(type);
    if (!(name in this.#definitions)) {
      // Claimed before its members are read, so that a model which contains itself ends here.
      this.#definitions[name] = {};
      const description = this.#describe(type.getSymbol());
      this.#definitions[name] = { ...this.#readMembers(type), ...description };
    }
    return toReference(name);
  }

  #readMembers(type: Type): ObjectSchema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const member of this.#checker.getPropertiesOfType(type)) {
      const memberType = this.#checker.getTypeOfSymbol(member);
      if (!memberType) continue;
      properties[member.name] = { ...this.#read(memberType), ...this.#describe(member) };
      if (!(member.flags & SymbolFlags.Optional)) required.push(member.name);
    }
    return { type: "object", properties, required, additionalProperties: false };
  }

  #describe(symbol: TypeScriptSymbol | undefined): Annotations {
    if (!symbol) return {};
    const description = this.#checker.getDocumentationCommentOfSymbol(symbol);
    return {
      ...(description === "" ? {} : { description }),
      ...(isReadonly(symbol) ? { readOnly: true } : {}),
    };
  }

  #nameOf(type: Type): string | undefined {
    const known = this.#names.get(type.id);
    if (known !== undefined) return known;
    const name = type.getAliasSymbol()?.name ?? type.getSymbol()?.name;
    if (name === undefined || name.startsWith("__") || name.startsWith("Backlot$"))
      return undefined;
    this.#names.set(type.id, name);
    return name;
  }

  #argument(type: Type, index: number): Type {
    const argument = this.#checker.getTypeArguments(type as TypeReference)[index];
    if (!argument) throw new UnreadableType(this.#checker.typeToString(type));
    return argument;
  }
}

class UnreadableType extends Error {}

/** The checker's own flag for members that a mapped type made readonly; the API does not name it. */
const checkFlagReadonly = 8;

function isReadonly(symbol: TypeScriptSymbol): boolean {
  if (symbol.checkFlags & checkFlagReadonly) return true;
  const declaration = symbol.valueDeclaration?.resolve();
  return /^\s*readonly\b/.test(declaration?.getText() ?? "");
}
