import { buildAutomaton } from "./automaton.ts";
import { longestForBacktracking } from "./backtracking.ts";
import { parseExpression, UnsupportedPattern } from "./parse-expression.ts";
import { hasMatch } from "./run-automaton.ts";

export interface Matcher {
  test(text: string): boolean;
  toString(): string;
}

/**
 * Tests texts against a pattern, the same for bodies and for what is generated. JavaScript's own
 * engine does, as long as it is sure to be done soon; longer texts are walked by an automaton.
 */
export function toMatcher(pattern: string): Matcher {
  const expression = new RegExp(pattern, "u");
  const parsed = orUndefined(() => parseExpression(pattern));
  const longest = parsed ? longestForBacktracking(parsed) : Number.POSITIVE_INFINITY;
  if (!parsed || longest === Number.POSITIVE_INFINITY) return expression;
  const automaton = once(() => orUndefined(() => buildAutomaton(parsed)));
  return {
    test: (text) => {
      const linear = text.length > longest ? automaton() : undefined;
      return linear ? hasMatch(linear, text) : expression.test(text);
    },
    toString: () => pattern,
  };
}

function orUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnsupportedPattern) return undefined;
    throw error;
  }
}

function once<T>(work: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: work() };
    return made.value;
  };
}
