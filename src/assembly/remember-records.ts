import type { Generator } from "../generate/create-generator.ts";
import type { Resource } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";

/** More of a resource are made again each time: what is kept must not grow with any count. */
const mostKept = 5_000;

export interface RememberingGenerator extends Generator {
  /** Makes what these resources start with, so that a later asking takes no time. */
  prepare(resources: readonly Resource[]): void;
}

/** Keeps the records that resources start with: a scenario is entered again and again. */
export function rememberRecords(generator: Generator): RememberingGenerator {
  const kept = new Map<string, JsonObject[]>();
  const record = (resource: Resource, position: number): JsonObject => {
    if (position >= Math.min(mostKept, generator.total(resource))) {
      return generator.record(resource, position);
    }
    const list = kept.get(resource.path) ?? [];
    kept.set(resource.path, list);
    const known = list[position] ?? Object.freeze(generator.record(resource, position));
    list[position] = known;
    return known;
  };
  return {
    total: generator.total,
    record,
    prepare: (resources) => {
      for (const resource of resources) {
        const total = Math.min(mostKept, generator.total(resource));
        for (let position = 0; position < total; position++) record(resource, position);
      }
    },
  };
}
