/** The remedy for a mistyped name: "Did you mean …?" where one is near, the list where it is short. */
export function suggest(word: string, known: readonly string[]): string | undefined {
  const nearest = findNearest(word, known);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return known.length > 0 && known.length <= 12 ? `There are: ${known.join(", ")}.` : undefined;
}

/** What a mistyped name was meant to be, where one is near. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const nearest = known
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  const isNear = nearest && nearest.distance <= Math.max(1, Math.floor(word.length / 3));
  return isNear ? nearest.name : undefined;
}

/** Levenshtein's distance, with a swap of neighbours counted once: the commonest slip of a hand. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
