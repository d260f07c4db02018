import type { Expression } from "./expression.ts";

/** How much backtracking may cost for each character of text and pattern. */
const mostForCharacter = 1000;
/** As long as a text can be that comes in a body. */
const longest = 2 ** 20;

/**
 * The longest text that a backtracking engine is sure to be done with in bounded time: infinite for
 * most patterns that people write, a handful of characters for `^(a+)+$`.
 */
export function longestForBacktracking(expression: Expression): number {
  const size = searchOf(expression, 0).work;
  const isAffordable = (length: number) =>
    workFor(expression, length) <= mostForCharacter * (length + size);
  if (isAffordable(longest)) return Number.POSITIVE_INFINITY;
  let [fine, tooLong] = [-1, longest];
  while (tooLong - fine > 1) {
    const middle = (fine + tooLong) >> 1;
    if (isAffordable(middle)) fine = middle;
    else tooLong = middle;
  }
  return fine;
}

/** Without a `^` the search begins anew at each character. */
function workFor(expression: Expression, length: number): number {
  const { work } = searchOf(expression, length);
  return isAnchored(expression) ? work : work * (length + 1);
}

function isAnchored(expression: Expression): boolean {
  switch (expression.kind) {
    case "edge":
      return expression.at === "start";
    case "sequence":
      return expression.parts[0] !== undefined && isAnchored(expression.parts[0]);
    case "choice":
      return expression.options.every(isAnchored);
    default:
      return false;
  }
}

interface Search {
  /** In how many ways it can match at most, each of which is tried where what follows fails. */
  readonly ways: number;
  /** How many steps it takes to try them all. */
  readonly work: number;
}

/** The size of the tree that backtracking walks at worst, over a text of this length. */
function searchOf(expression: Expression, length: number): Search {
  switch (expression.kind) {
    case "character":
    case "edge":
    case "reference":
      return { ways: 1, work: 1 };
    case "sequence":
      return inTurn(expression.parts.map((part) => searchOf(part, length)));
    case "choice": {
      const all = expression.options.map((option) => searchOf(option, length));
      return { ways: sum(all.map(({ ways }) => ways)), work: 1 + sum(all.map(({ work }) => work)) };
    }
    case "look":
      return { ways: 1, work: 1 + searchOf(expression.part, length).work };
    case "repeat": {
      // Beyond the least, each time takes a character at least.
      const most = Math.min(expression.most, expression.least + length);
      return repeated(searchOf(expression.part, length), expression.least, most);
    }
  }
}

function inTurn(searches: readonly Search[]): Search {
  return searches.reduce(
    (before, next) => ({
      ways: before.ways * next.ways,
      work: before.work + before.ways * next.work,
    }),
    { ways: 1, work: 1 },
  );
}

function repeated({ ways, work }: Search, least: number, most: number): Search {
  if (ways === 1) return { ways: most - least + 1, work: 1 + most * work };
  // A geometric series; it overflows to infinity, which is as much as need be known.
  const all = (ways ** (most + 1) - 1) / (ways - 1);
  return { ways: all, work: 1 + all * work };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
