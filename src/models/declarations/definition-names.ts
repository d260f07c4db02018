import { basename, dirname } from "node:path";
import {
  isClassDeclaration,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  type Node,
} from "typescript/unstable/ast";
import {
  type Checker,
  type Program,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
  type Symbol as TypeScriptSymbol,
} from "typescript/unstable/sync";
import { toWords } from "../../schema/name-words.ts";
import { declarationOf } from "./declarations-of.ts";
import { type Documentation, readDocumentation } from "./documentation.ts";
import { isFromLibrary } from "./library-types.ts";

/** Names for definitions: legal in a document, readable, and each for one type only. */
export interface Names {
  /** The name that the type was declared with, its arguments included: `PageOfUser`. */
  declared(type: Type): string | undefined;
  /** A name for a type that may have none: `PickOfUserAndIdOrName`. */
  described(type: Type): string;
  /** The name itself, or another where a different type has taken it. */
  claim(type: Type, name: string): string;
  /** Says by which alias people know a type that keeps no name of its own, as `z.infer` makes them. */
  prefer(type: Type, alias: Alias): void;
  /** What was written above the declaration that names it. */
  documentation(type: Type): Documentation;
}

export interface Alias {
  readonly name: string;
  readonly documentation: Documentation;
}

const named = SymbolFlags.Class | SymbolFlags.Interface | SymbolFlags.Enum | SymbolFlags.TypeAlias;

export function createNames(checker: Checker, program: Program): Names {
  const taken = new Set<string>();
  const claimed = new Map<number, string>();
  const preferred = new Map<number, Alias>();

  /** The symbol that names the type, and what it was instantiated with. */
  const origin = (type: Type): { symbol: TypeScriptSymbol; args: readonly Type[] } | undefined => {
    const alias = type.getAliasSymbol();
    if (alias) return { symbol: alias, args: type.getAliasTypeArguments() };
    const symbol = type.getSymbol();
    if (!symbol || !(symbol.flags & named)) return undefined;
    const args = type.isTypeReference() ? checker.getTypeArguments(type as TypeReference) : [];
    // An interface's own `this` is among the arguments, and says nothing.
    return { symbol, args: args.filter((arg) => !arg.isTypeParameter() || !arg.isThisType) };
  };

  const withArguments = (symbol: TypeScriptSymbol, args: readonly Type[]): string => {
    const spoken = args.slice(0, args.length - countDefaults(symbol, args, checker));
    const name = toLegalName(declaredName(symbol));
    return spoken.length === 0 ? name : `${name}Of${spoken.map(describe).join("And")}`;
  };

  const describe = (type: Type): string => {
    const source = origin(type);
    if (source && !isArrayName(source.symbol.name))
      return withArguments(source.symbol, source.args);
    return describeKind(type, checker, describe);
  };

  const ownOrigin = (type: Type) => {
    const source = origin(type);
    return source && !isFromLibrary(source.symbol, program) ? source : undefined;
  };

  return {
    declared: (type) => {
      const source = ownOrigin(type);
      const alias = preferred.get(type.id);
      // Who writes `type UserPage = Page<User>` wants to read that name.
      if (alias && (!source || source.args.length > 0)) return toLegalName(alias.name);
      return source && withArguments(source.symbol, source.args);
    },
    described: describe,
    claim: (type, name) => {
      const known = claimed.get(type.id);
      if (known !== undefined) return known;
      const free = findFree(candidateNames(name, ownOrigin(type)?.symbol), taken);
      taken.add(free);
      claimed.set(type.id, free);
      return free;
    },
    prefer: (type, alias) => {
      if (!preferred.has(type.id)) preferred.set(type.id, alias);
    },
    documentation: (type) =>
      preferred.get(type.id)?.documentation ?? readDocumentation(ownOrigin(type)?.symbol),
  };
}

function findFree(candidates: Iterable<string>, taken: ReadonlySet<string>): string {
  for (const candidate of candidates) if (!taken.has(candidate)) return candidate;
  throw new Error("There is always another number");
}

/** The name first, then with ever more of where it was declared, then numbered. */
function* candidateNames(name: string, symbol: TypeScriptSymbol | undefined): Generator<string> {
  yield name;
  const file = fileOf(symbol);
  const parent = symbol?.getParent();
  const space = parent && parent.flags & SymbolFlags.NamespaceModule ? [parent.name] : [];
  const folders = symbol ? [toStem(file)] : [];
  for (let at = dirname(file); at !== dirname(at); at = dirname(at)) folders.push(basename(at));
  for (const word of [...space, ...folders]) {
    const prefix = toPascal(word);
    if (prefix !== "" && !vagueNames.has(prefix) && prefix !== name) yield `${prefix}${name}`;
  }
  for (let number = 2; ; number++) yield `${name}${number}`;
}

const vagueNames = new Set(["Index", "Models", "Model", "Types", "Src", "Lib", "Default"]);

/** A default export goes by the name that it was declared with, or by its file's. */
export function declaredName(symbol: TypeScriptSymbol): string {
  if (symbol.name !== "default" && symbol.name !== "export=") return symbol.name;
  const declaration = declarationOf(symbol);
  const name = declaration && nameOfNode(declaration);
  return name ?? toPascal(toStem(fileOf(symbol)));
}

function fileOf(symbol: TypeScriptSymbol | undefined): string {
  return declarationOf(symbol)?.getSourceFile().fileName ?? "";
}

function toStem(file: string): string {
  return basename(file).replace(/(\.d)?\.[cm]?[jt]sx?$/, "");
}

function nameOfNode(node: Node): string | undefined {
  const name = "name" in node ? node.name : undefined;
  return typeof name === "object" && name !== null && "text" in name
    ? String(name.text)
    : undefined;
}

/** How many of the last arguments are what the declaration would have taken anyway. */
function countDefaults(symbol: TypeScriptSymbol, args: readonly Type[], checker: Checker): number {
  const declaration = declarationOf(symbol);
  const parameters = (declaration && typeParametersOf(declaration)) ?? [];
  let count = 0;
  for (let index = args.length - 1; index >= 0; index--) {
    const node = parameters[index]?.defaultType;
    if (!node || checker.getTypeFromTypeNode(node)?.id !== args[index]?.id) break;
    count++;
  }
  return count;
}

export function typeParametersOf(node: Node) {
  if (isTypeAliasDeclaration(node)) return node.typeParameters;
  return isInterfaceDeclaration(node) || isClassDeclaration(node) ? node.typeParameters : undefined;
}

function isArrayName(name: string): boolean {
  return name === "Array" || name === "ReadonlyArray";
}

function describeKind(type: Type, checker: Checker, describe: (type: Type) => string): string {
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as TypeReference);
    return `${item ? describe(item) : "Any"}List`;
  }
  if (type.isLiteralType()) return toPascal(String(type.value)) || "Empty";
  if (type.flags & TypeFlags.Boolean) return "Boolean";
  if (type.isUnionType()) return join(type.getTypes().map(describe), "Or");
  if (type.isIntersectionType()) return join(type.getTypes().map(describe), "And");
  if (type.isIntrinsicType()) return toPascal(type.intrinsicName);
  if (type.isTemplateLiteralType() || type.isStringMappingType()) return "Text";
  if (checker.isTupleType(type)) return "Tuple";
  const members = checker.getPropertiesOfType(type).map(({ name }) => toPascal(name));
  return members.length > 0 && members.length <= 3 ? members.join("") : "Record";
}

/** A name of many parts helps nobody. */
function join(parts: readonly string[], word: string): string {
  return parts.length <= 4 ? parts.join(word) : `${parts.slice(0, 3).join(word)}${word}More`;
}

function toPascal(text: string): string {
  return toWords(text)
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .map(toLegalName)
    .join("");
}

const ligatures: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
};

/** Documents allow few characters: an accent is dropped, another script is spelled by its numbers. */
function toLegalName(name: string): string {
  return name
    .replaceAll(/[ßæøœłđ]/giu, (letter) => ligatures[letter.toLowerCase()] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9._-]/gu, (character) =>
      /[\p{L}\p{N}]/u.test(character) ? `u${character.codePointAt(0)?.toString(16)}` : "",
    );
}
