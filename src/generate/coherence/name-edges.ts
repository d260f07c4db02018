/** All that some names begin or end with, word by word. */
export type NameEdges = ReadonlySet<string>;

export interface EdgesOf<T> {
  of(list: readonly T[]): NameEdges;
  /** Takes a list's edges for those of a part of it: more than it has, but found already. */
  lend(list: readonly T[], part: readonly T[]): void;
}

/**
 * The edges of a list's names, found once for each list. A large model has hundreds of objects, each
 * asked about hundreds of roles, nearly all of which nobody in it has: what is no edge is no role.
 */
export function rememberEdges<T>(namesOf: (one: T) => readonly string[]): EdgesOf<T> {
  const known = new WeakMap<readonly T[], NameEdges>();
  const of = (list: readonly T[]) => {
    const found = known.get(list) ?? findEdges(list.flatMap(namesOf));
    known.set(list, found);
    return found;
  };
  return { of, lend: (list, part) => known.set(part, of(list)) };
}

/** Those of a table whose names are among some edges, in the table's order: most of it is not asked. */
export function indexNames<T>(
  table: readonly T[],
  namesOf: (one: T) => readonly string[],
): (edges: NameEdges) => readonly T[] {
  const places = new Map<string, number[]>();
  const index = () => {
    for (const [place, one] of table.entries()) {
      for (const name of namesOf(one)) places.set(name, [...(places.get(name) ?? []), place]);
    }
  };
  return (edges) => {
    if (places.size === 0) index();
    const found = new Set<number>();
    for (const edge of edges) for (const place of places.get(edge) ?? []) found.add(place);
    return [...found].sort((one, other) => one - other).flatMap((place) => table[place] ?? []);
  };
}

function findEdges(names: readonly string[]): NameEdges {
  const edges = new Set(names);
  for (const name of names) {
    for (let at = name.indexOf(" "); at !== -1; at = name.indexOf(" ", at + 1)) {
      edges.add(name.slice(0, at)).add(name.slice(at + 1));
    }
  }
  return edges;
}

export function hasEdge(edges: NameEdges, names: readonly string[]): boolean {
  for (const name of names) if (edges.has(name)) return true;
  return false;
}
