import { toDefinitionText } from "../../schema/referred-names.ts";
import type { Definitions } from "../../schema/schema.ts";

/** The definitions that contain themselves, be it through others: Tarjan's strong components. */
export function findRecursive(definitions: Definitions): ReadonlySet<string> {
  const recursive = new Set<string>();
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  const referredNames = (name: string): readonly string[] => {
    const definition = definitions[name];
    return definition ? toDefinitionText(definition).names : [];
  };

  /** The earliest of the open ones that this one leads back to. */
  function visit(name: string): number {
    const own = order.size;
    order.set(name, own);
    open.push(name);
    isOpen.add(name);
    let lowest = own;
    for (const next of referredNames(name)) {
      if (next === name) recursive.add(name);
      const known = order.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (isOpen.has(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) close(name);
    return lowest;
  }

  function close(root: string): void {
    const component = open.splice(open.indexOf(root));
    for (const name of component) {
      isOpen.delete(name);
      if (component.length > 1) recursive.add(name);
    }
  }

  for (const name of Object.keys(definitions)) if (!order.has(name)) visit(name);
  return recursive;
}
