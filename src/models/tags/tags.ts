import type { ArraySchema, NumberSchema, Schema, StringSchema } from "../../schema/schema.ts";
import type { Tag } from "../declarations/documentation.ts";
import { applyFormat, isNumber, isText, parseValue, toUnicodePattern } from "./tag-values.ts";

/** What a tag is about: one value (also each item of a list), a list, or the member whatever it is. */
type Subject = "text" | "number" | "scalar" | "value" | "list" | "member";

interface TagRule {
  readonly subject: Subject;
  /** The value in words, for the one who wrote another: "a number". */
  readonly expected: string | ((schema: Schema) => string);
  /** The schema with the tag's value, or undefined where the text is not one. */
  readonly apply: (schema: Schema, text: string) => Schema | undefined;
}

const rules = {
  format: {
    subject: "scalar",
    expected: (schema) =>
      isNumber(schema) ? "int32, int64, float or double" : "a format such as email, uuid or date",
    apply: applyFormat,
  },
  minimum: numberRule("minimum"),
  maximum: numberRule("maximum"),
  exclusiveMinimum: numberRule("exclusiveMinimum"),
  exclusiveMaximum: numberRule("exclusiveMaximum"),
  multipleOf: numberRule("multipleOf", (value) => value > 0, "a number above 0"),
  minLength: sizeRule("text", "minLength"),
  maxLength: sizeRule("text", "maxLength"),
  pattern: {
    subject: "text",
    expected: "a regular expression that JavaScript reads with its u flag",
    apply: (schema, text) => {
      const pattern = toUnicodePattern(text);
      return pattern === undefined ? undefined : { ...(schema as StringSchema), pattern };
    },
  },
  minItems: sizeRule("list", "minItems"),
  maxItems: sizeRule("list", "maxItems"),
  uniqueItems: {
    subject: "list",
    expected: "nothing, or true or false",
    apply: (schema, text) => {
      if (text === "false") return schema;
      return text === "" || text === "true"
        ? { ...(schema as ArraySchema), uniqueItems: true }
        : undefined;
    },
  },
  default: {
    subject: "member",
    expected: "a value of the property's type, as JSON",
    apply: (schema, text) => {
      if (text === "undefined") return schema;
      const value = parseValue(schema, text);
      return value === undefined ? undefined : { ...schema, default: value };
    },
  },
  example: {
    subject: "member",
    expected: "a value of the property's type, as JSON",
    apply: (schema, text) => {
      if (isCode(text)) return schema;
      const value = parseValue(schema, text);
      return value === undefined
        ? undefined
        : { ...schema, examples: [...(schema.examples ?? []), value] };
    },
  },
  deprecated: {
    subject: "member",
    expected: "nothing, or a reason",
    apply: (schema) => ({ ...schema, deprecated: true }),
  },
  faker: {
    subject: "value",
    expected: "a method of Faker, such as internet.email",
    apply: (schema, text) =>
      /^[a-zA-Z]+\.[a-zA-Z0-9]+(\(.*\))?$/s.test(text) ? { ...schema, "x-faker": text } : undefined,
  },
  ref: {
    subject: "value",
    expected: "a model or a resource's path, such as User or /users",
    apply: (schema, text) =>
      /^(\/\S+|[\p{L}_$][\p{L}\p{N}_$.]*)$/u.test(text) ? { ...schema, "x-ref": text } : undefined,
  },
} satisfies Record<string, TagRule>;
export type TagName = keyof typeof rules;

export const tagNames = Object.keys(rules) as TagName[];

/** Whether it speaks of the member as a whole, whatever its type. */
export function isMemberTag(name: string): boolean {
  return Object.hasOwn(rules, name) && rules[name as TagName].subject === "member";
}

export type Tagged =
  | { readonly is: "refined"; readonly schema: Schema }
  | { readonly is: "unknown" }
  | { readonly is: "bad-value"; readonly expected: string }
  | { readonly is: "inapplicable"; readonly subject: string };

/** The schema with what the tag says of it, or what is wrong with the tag. */
export function applyTag(schema: Schema, tag: Tag): Tagged {
  if (!Object.hasOwn(rules, tag.name)) return { is: "unknown" };
  const rule: TagRule = rules[tag.name as TagName];
  const parts = findParts(schema, rule.subject);
  if (parts.length === 0) return { is: "inapplicable", subject: subjects[rule.subject] };
  const refined = new Map<Schema, Schema>();
  for (const part of parts) {
    const schemaOfPart = rule.apply(part, tag.text);
    if (!schemaOfPart) {
      const { expected } = rule;
      return {
        is: "bad-value",
        expected: typeof expected === "string" ? expected : expected(part),
      };
    }
    refined.set(part, schemaOfPart);
  }
  return { is: "refined", schema: replaceParts(schema, refined) };
}

const subjects = {
  text: "texts",
  number: "numbers",
  scalar: "texts and numbers",
  value: "single values",
  list: "arrays",
  member: "members",
} as const satisfies Record<Subject, string>;

/** The parts of a schema that a tag speaks of: beside null, in each variant, in a list's items. */
function findParts(schema: Schema, subject: Subject): readonly Schema[] {
  if (subject === "member" || fits[subject](schema)) return [schema];
  if ("anyOf" in schema) return schema.anyOf.flatMap((variant) => findParts(variant, subject));
  if (subject !== "list" && "items" in schema && schema.items !== false) {
    return findParts(schema.items, subject);
  }
  return [];
}

const fits = {
  text: isText,
  number: isNumber,
  scalar: isScalar,
  value: (schema: Schema) =>
    isScalar(schema) ||
    "$ref" in schema ||
    "enum" in schema ||
    ("type" in schema && (schema.type === "boolean" || schema.type === "object")),
  list: (schema: Schema) => "type" in schema && schema.type === "array",
} as const satisfies Record<Exclude<Subject, "member">, (schema: Schema) => boolean>;

function replaceParts(schema: Schema, refined: ReadonlyMap<Schema, Schema>): Schema {
  const replacement = refined.get(schema);
  if (replacement) return replacement;
  if ("anyOf" in schema) {
    return { ...schema, anyOf: schema.anyOf.map((variant) => replaceParts(variant, refined)) };
  }
  if ("items" in schema && schema.items !== false) {
    return { ...schema, items: replaceParts(schema.items, refined) } as Schema;
  }
  return schema;
}

/** An example may be code for the reader: fenced, or by the look of it. */
function isCode(text: string): boolean {
  return text.startsWith("```") || looksOfCode.some((look) => look.test(text));
}

const looksOfCode = [
  /^\s*(?:const|let|var)\s+[\w{[].*=/m,
  /^\s*import\s.*\sfrom\s/m,
  /^\s*await\s+[\w.]+\(/m,
  /^\s*\/\/ /m,
  /\w\.\w+\(.*\)|\bnew \w+\(|=> |;$/m,
];

type NumberKeyword = "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf";

function numberRule(
  keyword: NumberKeyword,
  isAllowed: (value: number) => boolean = () => true,
  expected = "a number",
): TagRule {
  return {
    subject: "number",
    expected,
    apply: (schema, text) => {
      const value = text === "" ? Number.NaN : Number(text);
      return Number.isFinite(value) && isAllowed(value)
        ? { ...(schema as NumberSchema), [keyword]: value }
        : undefined;
    },
  };
}

function sizeRule(
  subject: "text" | "list",
  keyword: "minLength" | "maxLength" | "minItems" | "maxItems",
): TagRule {
  return {
    subject,
    expected: "a whole number, 0 or more",
    apply: (schema, text) =>
      /^\d+$/.test(text) ? ({ ...schema, [keyword]: Number(text) } as Schema) : undefined,
  };
}

function isScalar(schema: Schema): boolean {
  return isText(schema) || isNumber(schema);
}

/** The bounds that no value can keep, by the tags that set them. */
export function findContradiction(
  schema: Schema,
): readonly [lower: string, upper: string] | undefined {
  const parts = findParts(schema, "text").concat(
    findParts(schema, "number"),
    findParts(schema, "list"),
  );
  for (const part of parts) {
    const keywords = new Map<string, unknown>(Object.entries(part));
    const found = bounds.find(([lower, upper, isStrict]) => {
      const [low, high] = [keywords.get(lower), keywords.get(upper)];
      if (typeof low !== "number" || typeof high !== "number") return false;
      return isStrict ? low >= high : low > high;
    });
    if (found) return [found[0], found[1]];
  }
  return undefined;
}

const bounds: readonly (readonly [lower: string, upper: string, isStrict: boolean])[] = [
  ["minimum", "maximum", false],
  ["exclusiveMinimum", "maximum", true],
  ["minimum", "exclusiveMaximum", true],
  ["exclusiveMinimum", "exclusiveMaximum", true],
  ["minLength", "maxLength", false],
  ["minItems", "maxItems", false],
];
