import type { Part } from "../components.ts";

/** An object with each schema at its path. */
export function toNested(placed: readonly { path: readonly string[]; schema: Part }[]): Part {
  const names = [...new Set(placed.map(({ path: [name = ""] }) => name))];
  const properties = names.map((name) => {
    const below = placed.filter(({ path }) => path[0] === name);
    const own = below.find(({ path }) => path.length === 1);
    const inner = below.map(({ path, schema }) => ({ path: path.slice(1), schema }));
    return [name, own ? own.schema : toNested(inner)] as const;
  });
  return { type: "object", required: names, properties: Object.fromEntries(properties) };
}
