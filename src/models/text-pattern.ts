import {
  type StringMappingType,
  type TemplateLiteralType,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";

/** The pattern of a template literal or of `Uppercase<…>`: anchored, for JavaScript's `u` flag. */
export function toTextPattern(type: TemplateLiteralType | StringMappingType): string {
  return `^${toExpression(type)}$`;
}

/** What a value may look like inside a template; a type that is no text there may be anything. */
function toExpression(type: Type): string {
  if (type.isTemplateLiteralType()) return toSequence(type);
  if (type.isStringMappingType()) return toMapped(type);
  if (type.isUnionType()) return `(?:${type.getTypes().map(toExpression).join("|")})`;
  if (type.isLiteralType()) return escapeExpression(String(type.value));
  if (type.flags & TypeFlags.Number) return String.raw`-?\d+(?:\.\d+)?`;
  if (type.flags & TypeFlags.BigInt) return String.raw`(?:0|-?[1-9]\d*)`;
  if (type.isIntersectionType()) {
    const [text] = type.getTypes().filter(({ flags }) => flags & TypeFlags.Primitive);
    if (text) return toExpression(text);
  }
  return ".*";
}

function toSequence(type: TemplateLiteralType): string {
  const spans = type.getTypes().map(toExpression);
  return type.texts.map((text, index) => `${escapeExpression(text)}${spans[index] ?? ""}`).join("");
}

type Mapping = "Uppercase" | "Lowercase" | "Capitalize" | "Uncapitalize";

/** Judged by the letters of ASCII, as the strings in models are. */
const mappedTexts = {
  Uppercase: "[^a-z]*",
  Lowercase: "[^A-Z]*",
  Capitalize: "(?:[^a-z].*)?",
  Uncapitalize: "(?:[^A-Z].*)?",
} as const satisfies Record<Mapping, string>;

/** The checker maps literals itself; what remains is a mapping of `string` or of a number's digits. */
function toMapped(type: StringMappingType): string {
  const target = type.getTarget();
  if (!(target.flags & TypeFlags.String) && !target.isStringMappingType()) {
    return toExpression(target);
  }
  const name = type.getSymbol()?.name ?? "";
  return Object.hasOwn(mappedTexts, name) ? mappedTexts[name as Mapping] : ".*";
}

function escapeExpression(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
