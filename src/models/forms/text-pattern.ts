import {
  type StringMappingType,
  type TemplateLiteralType,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";

/** The pattern of a template literal or of `Uppercase<…>`: anchored, for JavaScript's `u` flag. */
export function toTextPattern(type: TemplateLiteralType | StringMappingType): string {
  return `^${toExpression(type, "")}$`;
}

/**
 * What a value may look like inside a template. TypeScript lets a placeholder end where the text
 * after it first occurs, so it must not hold what that text `ends` it with: `1.5` is no number in
 * `${number}.${number}`.
 */
function toExpression(type: Type, ends: string): string {
  if (type.isTemplateLiteralType()) return toSequence(type, ends);
  if (type.isStringMappingType()) return toMapped(type, ends);
  if (type.isUnionType()) {
    return `(?:${type
      .getTypes()
      .map((part) => toExpression(part, ends))
      .join("|")})`;
  }
  if (type.isLiteralType()) return escapeExpression(String(type.value));
  if (type.flags & TypeFlags.Number) return toNumber(ends);
  if (type.flags & TypeFlags.BigInt) return String.raw`(?:0|${ends === "-" ? "" : "-?"}[1-9]\d*)`;
  if (type.isIntersectionType()) {
    const [text] = type.getTypes().filter(({ flags }) => flags & TypeFlags.Primitive);
    if (text) return toExpression(text, ends);
  }
  return ends === "" ? ".*" : `[^${escapeInClass(ends)}]*`;
}

function toNumber(ends: string): string {
  const sign = ends === "-" ? "" : "-?";
  return ends === "." ? String.raw`${sign}\d+` : String.raw`${sign}\d+(?:\.\d+)?`;
}

function toSequence(type: TemplateLiteralType, ends: string): string {
  const types = type.getTypes();
  const spans = types.map((span, index) => {
    const [first] = type.texts[index + 1] ?? "";
    const isLast = index === types.length - 1;
    // Before placeholders that take any text, it does not matter where this one ends.
    const isFree = first !== undefined && !isLast && types.slice(index + 1).every(isAnyText);
    return toExpression(span, isLast ? (first ?? ends) : isFree ? "" : (first ?? ""));
  });
  return type.texts.map((text, index) => `${escapeExpression(text)}${spans[index] ?? ""}`).join("");
}

function isAnyText({ flags }: Type): boolean {
  return (flags & TypeFlags.String) !== 0;
}

type Mapping = "Uppercase" | "Lowercase" | "Capitalize" | "Uncapitalize";

/** A text is in capitals when making it so changes no letter of it. */
const small = String.raw`\p{Changes_When_Uppercased}`;
const capital = String.raw`\p{Changes_When_Lowercased}`;

const mappedTexts = {
  Uppercase: (ends) => `[^${small}${ends}]*`,
  Lowercase: (ends) => `[^${capital}${ends}]*`,
  Capitalize: (ends) => `(?:[^${small}${ends}]${ends === "" ? "." : `[^${ends}]`}*)?`,
  Uncapitalize: (ends) => `(?:[^${capital}${ends}]${ends === "" ? "." : `[^${ends}]`}*)?`,
} as const satisfies Record<Mapping, (ends: string) => string>;

/** The checker maps literals itself; what remains is a mapping of `string` or of a number's digits. */
function toMapped(type: StringMappingType, ends: string): string {
  const target = type.getTarget();
  if (!(target.flags & TypeFlags.String) && !target.isStringMappingType()) {
    return toExpression(target, ends);
  }
  const name = type.getSymbol()?.name ?? "";
  return Object.hasOwn(mappedTexts, name)
    ? mappedTexts[name as Mapping](escapeInClass(ends))
    : ".*";
}

function escapeExpression(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

function escapeInClass(text: string): string {
  return text.replaceAll(/[\\\]^-]/g, String.raw`\$&`);
}
