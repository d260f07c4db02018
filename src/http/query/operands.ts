import type { MemberPath, Operand, Operator, Scalar } from "../../dataset/lists/list-query.ts";
import { HttpError } from "../../errors.ts";

/** A value as a query says it: a text, or the null of a JSON filter. */
export type Given = string | null;

const textOperators: readonly Operator[] = ["contains", "startsWith", "endsWith"];

/** What a given value may mean for a member, by the types of its values: usually one thing. */
export function parseOperands(
  name: string,
  member: MemberPath,
  operator: Operator,
  given: Given,
): readonly Operand[] {
  if (given?.includes("\u0000")) throw incomparable(name, given, member);
  const operands = textOperators.includes(operator)
    ? parseText(member, given)
    : parseValue(member, operator, given);
  if (operands.length === 0) throw incomparable(name, given, member);
  return operands;
}

function parseText({ holds }: MemberPath, given: Given): readonly Operand[] {
  const isText = holds.has("text") || holds.has("instant");
  return isText && given !== null ? [{ as: "text", value: given }] : [];
}

function parseValue(member: MemberPath, operator: Operator, given: Given): readonly Operand[] {
  const isEquality = operator === "equal" || operator === "unequal";
  if (isEquality && (given === null || (given === "null" && member.isNullable))) {
    return [{ as: "null" }];
  }
  if (given === null) return [];
  return Object.entries(parsers).flatMap(([scalar, parse]) =>
    member.holds.has(scalar as Scalar) ? (parse(given) ?? []) : [],
  );
}

const parsers = {
  text: (given) => ({ as: "text", value: given }),
  number: (given) => {
    const value = Number(given);
    return /^\s*[-+]?[\d.]/.test(given) && Number.isFinite(value)
      ? { as: "number", value }
      : undefined;
  },
  boolean: (given) =>
    given === "true" || given === "false" ? { as: "boolean", value: given === "true" } : undefined,
  instant: (given) => {
    const value = parseInstant(given);
    return value === undefined ? undefined : { as: "instant", value };
  },
} satisfies Record<Scalar, (given: string) => Operand | undefined>;

const instant =
  /^(\d{4}-\d\d(?:-\d\d)?)(?:[t ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(z|[+-]\d\d:?\d\d)?)?$/i;

/** An ISO 8601 date, with or without a time of day; one without an offset is UTC. */
function parseInstant(given: string): string | undefined {
  // An unescaped + in a query string arrives as a space.
  const text = given.replace(/ (?=\d\d:?\d\d$)/, (space, at: number) => (at > 12 ? "+" : space));
  const [, day, time = "00:00", offset = "Z"] = instant.exec(text) ?? [];
  if (day === undefined) return undefined;
  const milliseconds = Date.parse(
    `${day.length === 7 ? `${day}-01` : day}T${time}${offset.toUpperCase()}`,
  );
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
}

const words: Readonly<Record<Scalar, string>> = {
  text: "texts",
  number: "numbers",
  boolean: "true or false",
  instant: "dates",
};

function incomparable(name: string, given: Given, { holds }: MemberPath): HttpError {
  const held = [...holds].map((scalar) => words[scalar]).join(" or ");
  const detail =
    held === ""
      ? `"${name}" cannot be compared: its values are objects.`
      : `"${name}" cannot be compared with ${JSON.stringify(given)}: its values are ${held}.`;
  return new HttpError("invalid-query", detail, { members: { parameter: name } });
}
