import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildAutomaton } from "../../src/schema/pattern/automaton.ts";
import { longestForBacktracking } from "../../src/schema/pattern/backtracking.ts";
import { parseExpression } from "../../src/schema/pattern/parse-expression.ts";
import { hasMatch } from "../../src/schema/pattern/run-automaton.ts";
import { toMatcher } from "../../src/schema/pattern/to-matcher.ts";

const characters = ["a", "b", "-", "_", "\n", "é", "😀", "\ud83d"];
const texts = fc.array(fc.constantFrom(...characters), { maxLength: 7 }).map((all) => all.join(""));
const atoms = fc.constantFrom(
  ...[
    "a",
    "b",
    "-",
    ".",
    "é",
    "😀",
    "[ab]",
    "[^a]",
    "[a\\-_]",
    "[]",
    "[^]",
    "[\\]a]",
    "\\w",
    "\\W",
  ],
  ...["\\s", "\\p{L}", "\\P{L}", "\\u0061", "\\u{1F600}", "\\ud83d\\ude00", "\\ud83d", "\\x62"],
  ...["^", "$", "\\b", "\\B", "\\n", "\\cJ", "\\.", "[^\\p{L}😀]"],
);
const quantifiers = fc.constantFrom("*", "+", "?", "{2}", "{1,}", "{0,2}", "{1,3}?", "*?", "+?");
const { pattern: patterns } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie("term"), { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((options) => options.map((terms) => terms.join("")).join("|")),
  term: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atoms,
    fc.tuple(atoms, quantifiers).map(([atom, times]) => (isEdge(atom) ? atom : atom + times)),
    tie("pattern").map((pattern) => `(${pattern})`),
    fc.tuple(tie("pattern"), quantifiers).map(([pattern, times]) => `(?:${pattern})${times}`),
    fc
      .tuple(fc.constantFrom("?=", "?!", "?<=", "?<!"), tie("pattern"))
      .map(([look, pattern]) => `(${look}${pattern})`),
  ),
}));

function isEdge(atom: string): boolean {
  return ["^", "$", "\\b", "\\B"].includes(atom);
}

/** At each character: of itself, V8 also looks between the halves of one, against the standard. */
function isFound(expression: RegExp, text: string): boolean {
  const starts = [...text].map((_, index, all) => all.slice(0, index).join("").length);
  return [...starts, text.length].some((start) => {
    expression.lastIndex = start;
    return expression.test(text);
  });
}

test("an automaton finds in a text what JavaScript's own engine finds", () => {
  const anywhereOrWhole = fc
    .tuple(patterns, fc.boolean())
    .map(([pattern, isWhole]) => (isWhole ? `^(?:${pattern})$` : pattern));
  fc.assert(
    fc.property(
      anywhereOrWhole,
      fc.array(texts, { minLength: 4, maxLength: 8 }),
      (pattern, all) => {
        const automaton = buildAutomaton(parseExpression(pattern));
        const expression = new RegExp(pattern, "uy");
        for (const text of all) expect(hasMatch(automaton, text)).toBe(isFound(expression, text));
      },
    ),
    { numRuns: 800 },
  );
});

test.each(["^a?$", "^a*$", "^a+$", "^a{2}$", "^a{2,}$", "^a{0,2}$", "^a{1,3}$", "^(?:a{2}){1,2}$"])(
  "%s counts as JavaScript's own engine counts",
  (pattern) => {
    const counts = Array.from({ length: 8 }, (_, count) => count);
    const automaton = buildAutomaton(parseExpression(pattern));
    expect(counts.filter((count) => hasMatch(automaton, "a".repeat(count)))).toEqual(
      counts.filter((count) => new RegExp(pattern, "u").test("a".repeat(count))),
    );
  },
);

test("what would be written out too often is left to JavaScript's own engine", () => {
  const { test: matches } = toMatcher("(?:a{200}){200}b*c*d*$");
  expect(matches(`${"a".repeat(40_000)}b`)).toBe(true);
});

const explosive = [
  ["^(a+)+$", "a", "b"],
  ["^(a|a)*$", "a", "b"],
  ["^(?:a?){40}a{40}$", "a", "b"],
  ["(\\w+\\s*)+;$", "word ", "!"],
  ["^([a-z]+-?)*$", "abc-", "!"],
  ["^(?=(?:\\d+)+$).*$", "1", "x"],
  ["\\d+$", "1", "x"],
  ["(?<!a+b)c$", "a", "d"],
  ["^[^@]+@[^@]+\\.[^@]+\\.[^@]+$", "a@a.", "@"],
] as const;

test.each(explosive)("%s is decided for a text as long as a body can be", (pattern, part, end) => {
  const { test: matches } = toMatcher(pattern);
  const text = part.repeat(Math.floor(500_000 / part.length));
  expect(matches(text + end)).toBe(false);
});

describe("the patterns that people write stay with JavaScript's own engine", () => {
  test.each([
    "^[a-z0-9_]+$",
    "^\\d{3}-\\d{4}$",
    "^#(?:[0-9a-f]{3}|[0-9a-f]{6})$",
    "^(?:GET|POST) /.*$",
    "^usr_.*$",
    "^\\+?[0-9 ()-]{7,20}$",
  ])("%s for texts of any length", (pattern) => {
    expect(longestForBacktracking(parseExpression(pattern))).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    ["^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", 24],
    ["^[a-z]+ [a-z]+$", 504],
    ["[0-9]+", 999],
    ["\\b\\d+$", 501],
    ["(?:^|,)a+$", 256],
    ["(?:^a|^b)c*d*$", 260],
    ["(?=a*)b*$", 335],
    ["x{2,5}y{3,}$", 129],
    ["(a)\\1*b*", 31],
    ["^(a|b)*$", 11],
    ["^(?:ab*){1,3}c$", 9],
    ["^(a+)+$", 3],
    ["^(?:a?){40}a{40}$", 0],
  ])("%s for texts up to %i characters", (pattern, length) => {
    expect(longestForBacktracking(parseExpression(pattern))).toBe(length);
  });
});

test.each([
  ["(?i:a)", "a group with flags"],
  ["(a", "a group that does not end"],
  ["[a", "a class that does not end"],
  ["a)", 'unexpected ")"'],
])("%s is not read: it has %s", (pattern, reason) => {
  expect(() => parseExpression(pattern)).toThrow(reason);
});

test("a matcher is told by its pattern, whichever engine it asks", () => {
  expect(`${toMatcher("^(a+)+$")}`).toBe("^(a+)+$");
});

test("a pattern that JavaScript does not know is its own mistake", () => {
  expect(() => toMatcher("(")).toThrow(SyntaxError);
});

test("what a group took before is left to JavaScript's own engine", () => {
  const matcher = toMatcher("^(a+)-\\1$");
  expect(matcher.test("aa-aa")).toBe(true);
  expect(matcher.test("aa-a")).toBe(false);
  const { test: matches } = toMatcher("[0-9]+(a)\\1");
  expect([matches(`${"x".repeat(5000)}1aa`), matches(`${"x".repeat(5000)}1ab`)]).toEqual([
    true,
    false,
  ]);
});
