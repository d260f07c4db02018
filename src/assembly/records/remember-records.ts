import { toContents } from "../../dataset/contents.ts";
import type { Contents } from "../../dataset/dataset.ts";
import type { Generator } from "../../generate/create-generator.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";

/** More of a resource are made again each time: what is kept must not grow with any count. */
export const mostKept = 5_000;

export interface RememberingGenerator extends Generator {
  /** The generator itself, which keeps nothing. */
  readonly plain: Generator;
  /** Makes what these resources start with, so that a later asking takes no time. */
  prepare(resources: readonly Resource[]): void;
  /** What a resource starts with, as it is kept; undefined where that is too much to remember. */
  fresh(resource: Resource): Contents | undefined;
}

/** Keeps the records that resources start with: a scenario is entered again and again. */
export function rememberRecords(plain: Generator): RememberingGenerator {
  const kept = new Map<string, JsonObject[]>();
  const contents = new Map<string, Contents>();
  const record = (resource: Resource, position: number): JsonObject => {
    const total = plain.total(resource);
    if (total > mostKept || position >= total) return plain.record(resource, position);
    const list = kept.get(resource.path) ?? [];
    kept.set(resource.path, list);
    const known = list[position] ?? Object.freeze(plain.record(resource, position));
    list[position] = known;
    return known;
  };
  return {
    plain,
    total: plain.total,
    record,
    prepare: (resources) => {
      for (const resource of resources) {
        const total = plain.total(resource);
        if (total > mostKept) continue;
        for (let position = 0; position < total; position++) record(resource, position);
      }
    },
    fresh: (resource) => {
      const total = plain.total(resource);
      if (total > mostKept) return undefined;
      const known = contents.get(resource.path);
      if (known) return known;
      const records = Array.from({ length: total }, (_, position) => ({
        json: JSON.stringify(record(resource, position)),
      }));
      const made = toContents(records, false);
      contents.set(resource.path, made);
      return made;
    },
  };
}
