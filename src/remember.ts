const most = 4000;

/**
 * What is found of a text, kept for when the same text comes again, as most do: names of properties,
 * titles, words. No more than some thousand are kept, since nobody knows what else will come.
 */
export function remember<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
