import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

/** What a file of the folder imports. */
export function readImports(folder: string, file: string): Import[] {
  const text = readFileSync(join(folder, file), "utf8");
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^;"']*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...statements].map(([statement, type, target, dynamicTarget]) => ({
    file,
    target: target ?? dynamicTarget ?? "",
    isType: type !== undefined || hasOnlyTypes(statement),
  }));
}

function hasOnlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(",")
    .filter((name) => name.trim());
  return names?.every((name) => name.trim().startsWith("type ")) ?? false;
}

/** The file that is meant, from the same folder as the one that imports it. */
export function toTarget({ file, target }: Import): string {
  return normalize(join(dirname(file), target));
}

export function findCircles(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (place: string, trail: readonly string[]): void => {
    if (trail.includes(place)) {
      circles.push([...trail.slice(trail.indexOf(place)), place].join(" → "));
      return;
    }
    if (done.has(place)) return;
    for (const next of targets.get(place) ?? []) visit(next, [...trail, place]);
    done.add(place);
  };
  for (const place of targets.keys()) visit(place, []);
  return circles;
}
