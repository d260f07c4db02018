import { findNearest } from "../../suggest.ts";

/** Nobody meant a longer one by a slip of the hand. */
const longest = 200;

/**
 * The served path that a client may have meant: one without the prefix that it put in front, one with
 * the prefix that is missing, or one that is spelt a little otherwise.
 */
export function createSuggestPath(
  paths: readonly string[],
  basePath: string,
): (path: string) => string | undefined {
  const patterns = [...new Set(paths)].map((path) => path.split("/").slice(1));
  const isServed = (segments: readonly string[]) =>
    patterns.some((pattern) => fits(pattern, segments));

  return function suggestPath(path) {
    if (path.length > longest) return undefined;
    const segments = path.split("/").filter((segment) => segment !== "");
    const prefix = basePath.split("/").filter((segment) => segment !== "");
    // Below a path that is served, what is in front is not a prefix.
    const isBelow = patterns.some(([root]) => root === segments[0]);
    const shorter = isBelow ? [] : segments.slice(1).map((_, index) => segments.slice(index + 1));
    const candidates = [
      [...prefix, ...segments],
      ...shorter,
      ...shorter.map((rest) => [...prefix, ...rest]),
    ];
    const found = candidates.find(isServed) ?? respell(segments);
    return found && `/${found.join("/")}`;
  };

  /** With each literal segment as the nearest pattern of the same length has it. */
  function respell(segments: readonly string[]): readonly string[] | undefined {
    const known = patterns.filter(({ length }) => length === segments.length);
    const spelt = segments.map((segment, index) => {
      const literals = known.flatMap((pattern) => literalAt(pattern, index) ?? []);
      return findNearest(segment, literals) ?? segment;
    });
    return isServed(spelt) ? spelt : undefined;
  }
}

function literalAt(pattern: readonly string[], index: number): string | undefined {
  const segment = pattern[index];
  return segment?.startsWith(":") ? undefined : segment;
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((segment, index) => segment.startsWith(":") || segment === segments[index])
  );
}
