import type { Dataset } from "../dataset/dataset.ts";
import type { Resource } from "../schema/resource.ts";
import type { Present } from "./relations/present-records.ts";

/** The first record of each resource as a client sees it, as JSON text. */
export function readFirstRecords(
  dataset: Dataset,
  resources: readonly Resource[],
  present: Present,
): ReadonlyMap<Resource, string> {
  const records = resources.map((resource) => [resource, readFirst(resource)] as const);
  return new Map(
    records.flatMap(([resource, json]) => (json === undefined ? [] : [[resource, json] as const])),
  );

  function readFirst(resource: Resource): string | undefined {
    if (resource.shape === "single") return dataset.object(resource).read()?.json;
    const { batches } = dataset.collection(resource).list(toQuery(1));
    const [jsons = []] = batches;
    return (present(resource, undefined)?.present(jsons) ?? jsons)[0];
  }
}

export function countRecords(dataset: Dataset, resource: Resource): number {
  if (resource.shape === "single") return dataset.object(resource).read() ? 1 : 0;
  return dataset.collection(resource).list(toQuery(0)).total;
}

function toQuery(limit: number) {
  return { conditions: [], sort: [], slice: { start: 0, limit }, fields: undefined };
}
