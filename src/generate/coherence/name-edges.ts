/** All that some names begin or end with, word by word. */
export type NameEdges = ReadonlySet<string>;

/**
 * The edges of a list's names, found once for each list. A large model has hundreds of objects, each
 * asked about hundreds of roles, nearly all of which nobody in it has: what is no edge is no role.
 */
export function rememberEdges<T>(
  namesOf: (one: T) => readonly string[],
): (list: readonly T[]) => NameEdges {
  const known = new WeakMap<readonly T[], NameEdges>();
  return (list) => {
    const found = known.get(list) ?? findEdges(list.flatMap(namesOf));
    known.set(list, found);
    return found;
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
