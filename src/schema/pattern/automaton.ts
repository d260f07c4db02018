import type { Direction, Edge, Expression } from "./expression.ts";
import { UnsupportedPattern } from "./parse-expression.ts";

/** What follows a state; the last one accepts. */
export type State =
  | { readonly kind: "take"; readonly has: (character: string) => boolean; readonly next: number }
  | { readonly kind: "fork"; readonly nexts: readonly number[] }
  | { readonly kind: "edge"; readonly at: Edge; readonly next: number }
  | { readonly kind: "look"; readonly look: Look; readonly next: number }
  | { readonly kind: "accept" };

/** An expression within, of which it is known for each place of a text whether it matches there. */
export interface Look {
  readonly isNegated: boolean;
  readonly automaton: Automaton;
}

export interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
  /** Against the text's direction for what is looked for ahead: it is sought from its end. */
  readonly isBackward: boolean;
}

/** A repetition is written out, so that `{1000}{1000}` would be a million. */
const mostStates = 20_000;

export function buildAutomaton(expression: Expression, looking?: Direction): Automaton {
  const isBackward = looking === "ahead";
  const states: State[] = [{ kind: "accept" }];
  const start = build(expression, 0);
  return { states, start, isBackward };

  function add(state: State): number {
    if (states.length >= mostStates) throw new UnsupportedPattern("too many repetitions");
    return states.push(state) - 1;
  }

  /** The state from which the expression is matched, and after it what `next` begins. */
  function build(part: Expression, next: number): number {
    switch (part.kind) {
      case "character":
        return add({ kind: "take", has: toTest(part.source), next });
      case "sequence": {
        const parts = isBackward ? part.parts : part.parts.toReversed();
        return parts.reduce((after, one) => build(one, after), next);
      }
      case "choice":
        return add({ kind: "fork", nexts: part.options.map((option) => build(option, next)) });
      case "repeat":
        return buildRepeat(part, next);
      case "edge":
        return add({ kind: "edge", at: part.at, next });
      case "look": {
        const automaton = buildAutomaton(part.part, part.direction);
        return add({ kind: "look", look: { isNegated: part.isNegated, automaton }, next });
      }
      case "reference":
        throw new UnsupportedPattern("a reference to a group");
    }
  }

  function buildRepeat({ part, least, most }: Expression & { kind: "repeat" }, next: number) {
    let start = next;
    if (most === Number.POSITIVE_INFINITY) {
      const nexts = [next];
      start = add({ kind: "fork", nexts });
      nexts.push(build(part, start));
    } else {
      for (let time = least; time < most; time++) {
        start = add({ kind: "fork", nexts: [next, build(part, start)] });
      }
    }
    for (let time = 0; time < least; time++) start = build(part, start);
    return start;
  }
}

const tests = new Map<string, (character: string) => boolean>();

/** JavaScript itself says what is in `\w`, `\p{L}` or a class. */
function toTest(source: string): (character: string) => boolean {
  const known = tests.get(source);
  if (known) return known;
  const expression = new RegExp(`^${source}$`, "u");
  const ascii = Array.from({ length: 128 }, (_, code) =>
    expression.test(String.fromCharCode(code)),
  );
  const test = (character: string) => ascii[character.charCodeAt(0)] ?? expression.test(character);
  tests.set(source, test);
  return test;
}
