import type { Dataset } from "../../dataset/dataset.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import type { Present } from "../relations/present-records.ts";

/** The first record of each resource as a client sees it, as JSON text. */
export function readFirstRecords(
  dataset: Dataset,
  resources: readonly Resource[],
  present: Present,
  relations: readonly Relation[],
): ReadonlyMap<Resource, string> {
  const records = resources.map((resource) => [resource, readFirst(resource)] as const);
  return new Map(
    records.flatMap(([resource, json]) => (json === undefined ? [] : [[resource, json] as const])),
  );

  function readFirst(resource: Resource): string | undefined {
    if (resource.shape === "single") return dataset.object(resource).read()?.json;
    const { count, batches } = dataset.collection(resource).list(toQuery(1));
    const [json = ""] = batches;
    if (count === 0) return undefined;
    const presented = present(resource, undefined)?.present(json) ?? json;
    return withoutOtherEnds(resource, presented);
  }

  /**
   * The records at another end lead back to this one, which stands there without its related members:
   * an answer may be so, an example should fit its schema.
   */
  function withoutOtherEnds(resource: Resource, json: string): string {
    const ends = relations
      .filter(({ to }) => to.path === resource.path)
      .flatMap(({ otherEnd }) => otherEnd ?? []);
    if (ends.length === 0) return json;
    const record: JsonObject = JSON.parse(json);
    return JSON.stringify({ ...record, ...Object.fromEntries(ends.map((name) => [name, []])) });
  }
}

export function countRecords(dataset: Dataset, resource: Resource): number {
  if (resource.shape === "single") return dataset.object(resource).read() ? 1 : 0;
  return dataset.collection(resource).list(toQuery(0)).total;
}

function toQuery(limit: number) {
  return { conditions: [], sort: [], slice: { start: 0, limit }, fields: undefined };
}
