import { toWords } from "../../schema/name-words.ts";
import type { Schema } from "../../schema/schema.ts";

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const instant =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Formats that add something: with them dates are compared as dates. An email address or a URL is
 * known by its name, and who checks them would refuse what json-server took.
 */
const formats = [
  ["date-time", instant],
  ["date", day],
] as const;

/** What texts of one member have in common: a few values, a format, or nothing. */
export function inferText(name: string, values: readonly string[]): Schema {
  for (const [format, pattern] of formats) {
    if (values.every((value) => pattern.test(value) && isReal(value))) {
      return { type: "string", format };
    }
  }
  const distinct = [...new Set(values)];
  return isEnum(name, values, distinct) ? { enum: distinct } : { type: "string" };
}

/** JavaScript takes the 31st of February for the 2nd of March. */
function isReal(text: string): boolean {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return date.toISOString().startsWith(text.slice(0, 10)) && Number.isFinite(Date.parse(text));
}

/** Last words of names whose values are one of a few: two records that agree are enough. */
const choices: ReadonlySet<string> = new Set([
  ...["availability", "condition", "difficulty", "frequency", "gender", "kind", "level", "mode"],
  ...["phase", "plan", "priority", "role", "severity", "size", "stage", "state", "status", "tier"],
  ...["type", "unit", "variant", "visibility"],
]);

/** Last words of names whose values are open, however often one comes back. */
const open: ReadonlySet<string> = new Set([
  ...["author", "brand", "by", "city", "code", "company", "country", "id", "ids", "key", "label"],
  ...["name", "owner", "ref", "slug", "tag", "tags", "text", "title", "user", "username"],
]);

interface Measure {
  /** How many different values there may be. */
  readonly most: number;
  /** How often each is used, on average. */
  readonly uses: number;
  /** How many records must have one. */
  readonly fewest: number;
  readonly pattern: RegExp;
}

/** docs/decisions/when-a-text-is-an-enum.md says why these. */
const measures = {
  choice: { most: 8, uses: 1.5, fewest: 3, pattern: /^[\p{L}\p{N}][\p{L}\p{N} _/&+.-]{0,29}$/u },
  any: { most: 5, uses: 4, fewest: 12, pattern: /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,19}$/u },
} as const satisfies Record<string, Measure>;

function isEnum(name: string, values: readonly string[], distinct: readonly string[]): boolean {
  const last = toWords(name).at(-1) ?? "";
  if (open.has(last)) return false;
  const { most, uses, fewest, pattern } = choices.has(last) ? measures.choice : measures.any;
  return (
    distinct.length > 1 &&
    distinct.length <= most &&
    values.length >= fewest &&
    values.length >= distinct.length * uses &&
    distinct.every((value) => pattern.test(value) && !/^\d+$/.test(value))
  );
}
