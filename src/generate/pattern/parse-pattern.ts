import type { Expression } from "../../schema/pattern/expression.ts";
import { parseExpression, UnsupportedPattern } from "../../schema/pattern/parse-expression.ts";
import { readClass } from "./character-class.ts";
import type { Pattern } from "./pattern.ts";

/**
 * What texts are made from. Assertions become nothing: whatever is made is checked against the real
 * expression afterwards, so an anchor or a lookahead costs a few more tries and never a lie.
 */
export function parsePattern(source: string): Pattern {
  return toPattern(parseExpression(source));
}

const nothing: Pattern = { kind: "sequence", parts: [] };

function toPattern(expression: Expression): Pattern {
  switch (expression.kind) {
    case "character":
      return readClass(expression.source);
    case "sequence":
      return { kind: "sequence", parts: expression.parts.map(toPattern) };
    case "choice":
      return { kind: "choice", options: expression.options.map(toPattern) };
    case "repeat":
      return { ...expression, part: toPattern(expression.part) };
    case "edge":
    case "look":
      return nothing;
    case "reference":
      throw new UnsupportedPattern("a reference to a group");
  }
}
