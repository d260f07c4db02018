import { UnsupportedPattern } from "../../schema/pattern/parse-expression.ts";
import type { StringSchema } from "../../schema/schema.ts";
import { Chance } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { drawMatch } from "../pattern/draw-match.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import { isUuidTemplate, uuidPattern } from "../pattern/uuid-template.ts";
import { letters } from "../phrases/letters.ts";
import { textByFormat } from "./formats.ts";
import { buildTextCheck, lengthOf } from "./scalar-checks.ts";

/** Draws a text; it may or may not conform, and is asked again where it does not. */
export type TextSource = (scope: Scope, chance: Chance) => string;

/** How often one source is asked before the next one has its turn. */
const mostTries = 12;

/** What can be drawn for a text of this schema without knowing what it means. */
interface PlainText {
  /** Draws at the given try: later ones reach further. */
  readonly draw: (chance: Chance, attempt: number) => string;
  /** A text that conforms, for when luck fails; none where no text was found that does. */
  readonly witness: string | undefined;
  /** Why there is none. */
  readonly reason: string | undefined;
}

const known = new WeakMap<StringSchema, PlainText>();

export function toPlainText(schema: StringSchema): PlainText {
  const made = known.get(schema) ?? buildPlainText(schema);
  known.set(schema, made);
  return made;
}

/** A text by its meaning where that conforms, else by its format or pattern. */
export function compileText(
  schema: StringSchema,
  meaning: TextSource | undefined,
): (scope: Scope, place: number) => string {
  const { draw, witness = "" } = toPlainText(schema);
  const check = buildTextCheck(schema);
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const isFree = schema.pattern === undefined && schema.format === undefined;
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    if (meaning) {
      const text = meaning(scope, chance);
      if (check(text)) return text;
      const fitted =
        isFree && !text.startsWith("data:") ? fitLength(text, minLength, maxLength, chance) : text;
      if (check(fitted)) return fitted;
    }
    for (let attempt = 0; attempt < mostTries; attempt++) {
      const text = draw(chance, attempt);
      if (check(text)) return text;
    }
    return witness;
  };
}

function buildPlainText(schema: StringSchema): PlainText {
  const check = buildTextCheck(schema);
  try {
    const draw = chooseDraw(schema);
    const chance = new Chance().seed(1, 2, 3);
    for (let attempt = 0; attempt < 400; attempt++) {
      const witness = draw(chance, attempt);
      if (check(witness)) return { draw, witness, reason: undefined };
    }
    return { draw, witness: undefined, reason: `no text was found that has ${describe(schema)}` };
  } catch (error) {
    if (!(error instanceof UnsupportedPattern)) throw error;
    const reason = `no text can be made from the pattern ${schema.pattern}: ${error.message}`;
    return { draw: () => "", witness: undefined, reason };
  }
}

function describe(schema: StringSchema): string {
  const tags = ["format", "pattern", "minLength", "maxLength"] as const;
  const given = tags.flatMap((tag) => (schema[tag] === undefined ? [] : `${tag} ${schema[tag]}`));
  return given.join(" and ");
}

function chooseDraw(schema: StringSchema): PlainText["draw"] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (schema.pattern !== undefined) {
    const pattern = parsePattern(schema.pattern);
    const modest = parsePattern(toModestPattern(schema.pattern));
    const spreads = [6, 0, 3, 1, 12, minLength, Math.min(maxLength, 24), minLength * 2];
    return (chance, attempt) =>
      drawMatch(
        attempt < 2 ? modest : pattern,
        chance,
        spreads[attempt % spreads.length] ?? attempt,
      );
  }
  const format = textByFormat(schema.format);
  if (format) return (chance) => format(chance, minLength, maxLength);
  return (chance) => fitLength(letters(chance), minLength, maxLength, chance);
}

/**
 * What a template literal admits is more than anybody means: `user-${number}` is a small whole
 * number, and a text behind a prefix is a word or the rest of an identifier.
 */
function toModestPattern(pattern: string): string {
  if (isUuidTemplate(pattern)) return uuidPattern;
  const isIdentifier = /^\^[a-z]{2,6}[_-]\.\*\$$/i.test(pattern);
  return pattern
    .replaceAll(/(?:-\?)?\\d\+(?:\(\?:\\\.\\d\+\)\?)?/g, String.raw`(?:[1-9]|[1-9]\d|[1-9]\d\d)`)
    .replaceAll(/\.\*|\[\^[^\]]+\]\*/g, isIdentifier ? "[a-z0-9]{12}" : plainWords);
}

const plainWords = "(?:main|north|first|open|blue|team|spring|light|home|green|market|river)";

/** Cuts at a word where it can, and goes on with letters where the text is too short. */
export function fitLength(text: string, least: number, most: number, chance: Chance): string {
  const length = lengthOf(text);
  if (length > most) return cut(text, least, most);
  let fitted = text;
  while (lengthOf(fitted) < least)
    fitted += fitted === "" ? letters(chance) : ` ${letters(chance)}`;
  return lengthOf(fitted) > most ? cut(fitted, least, most) : fitted;
}

function cut(text: string, least: number, most: number): string {
  const whole = [...text].slice(0, most).join("");
  const words = whole.replace(/[\s,;:–-]+\S*$/u, "");
  return lengthOf(words) >= Math.max(least, most / 2) ? words : whole.trimEnd().padEnd(least, "a");
}
