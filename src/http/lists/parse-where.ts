import type { Condition } from "../../dataset/lists/list-query.ts";
import { isObject } from "../../schema/schema.ts";
import type { Given } from "../query/operands.ts";
import { lastOf, type Parameters, refuseQuery } from "../query/parameters.ts";
import { isOperatorWord } from "./operators.ts";

/** A condition by the name that a query string would give it: `views_gt`, `author.name_eq`. */
export type ParseNamed = (name: string, values: readonly Given[]) => readonly Condition[];

const deepest = 12;

/** json-server 1.0's `_where={"views":{"gt":5},"or":[{"title":{"contains":"a"}}]}`. */
export function parseWhere(parameters: Parameters, parseNamed: ParseNamed): readonly Condition[] {
  const text = lastOf(parameters, "_where");
  if (text === undefined || text === "") return [];
  return parseGroup(parseJson(text), "", 0);

  function parseGroup(value: unknown, prefix: string, depth: number): readonly Condition[] {
    if (!isObject(value) || depth > deepest) throw refuseWhere();
    return Object.entries(value).flatMap(([key, inner]) => {
      if (key === "and")
        return toList(inner).flatMap((each) => parseGroup(each, prefix, depth + 1));
      if (key === "or") {
        const groups = toList(inner).map((each) => parseGroup(each, prefix, depth + 1));
        return [{ kind: "anyOf", groups }] satisfies Condition[];
      }
      const name = prefix + key;
      if (!isObject(inner)) return parseNamed(`${name}_eq`, toGivens(inner));
      const isComparison = Object.keys(inner).every(isOperatorWord);
      if (!isComparison) return parseGroup(inner, `${name}.`, depth + 1);
      return Object.entries(inner).flatMap(([word, operand]) =>
        // A list of values says what a text with commas says to `_in`, and its commas stay.
        parseNamed(`${name}_${word === "in" ? "eq" : word}`, toGivens(operand)),
      );
    });
  }
}

function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value) && value.length > 0) return value;
  throw refuseWhere();
}

function toGivens(value: unknown): readonly Given[] {
  return (Array.isArray(value) ? value : [value]).map((each: unknown) => {
    if (each === null) return null;
    if (typeof each === "object") throw refuseWhere();
    return String(each);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuseWhere();
  }
}

function refuseWhere() {
  return refuseQuery(
    "_where",
    '_where must be JSON such as {"views":{"gt":5}} or {"or":[{"id":{"eq":1}},{"id":{"eq":2}}]}.',
  );
}
