/** One field of a form: the way to the member that its name says, and its text. */
export interface FormField {
  readonly path: readonly string[];
  readonly text: string;
}

/** What a form says of one member: its own texts, and what it says of members inside. */
export interface FormNode {
  readonly texts: readonly string[];
  readonly inside: ReadonlyMap<string, FormNode>;
}

interface GrowingNode {
  readonly texts: string[];
  readonly inside: Map<string, GrowingNode>;
}

/** `a.b` and `a[b]` → `a`, `b`; `tags[]` → `tags`, and its next item. */
export function toFieldPath(name: string, isMember: (name: string) => boolean): readonly string[] {
  return isMember(name) ? [name] : name.replaceAll("]", "").split(/[.[]/);
}

export function toFormTree(fields: readonly FormField[]): FormNode {
  const root = makeNode();
  for (const { path, text } of fields) {
    const [last = "", ...above] = [...path].reverse();
    const holder = above.reduceRight(step, root);
    (last === "" ? holder : step(holder, last)).texts.push(text);
  }
  return root;
}

function step(node: GrowingNode, name: string): GrowingNode {
  const inner = node.inside.get(name) ?? makeNode();
  node.inside.set(name, inner);
  return inner;
}

function makeNode(): GrowingNode {
  return { texts: [], inside: new Map() };
}
