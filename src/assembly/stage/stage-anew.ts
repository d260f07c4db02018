import type { StagedTable } from "../../dataset/changes/staged-table.ts";
import type { Dataset } from "../../dataset/dataset.ts";
import type { Generator } from "../../generate/create-generator.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import type { Project } from "../project/project.ts";
import { makeRecords, type Progress } from "../records/make-records.ts";

/** Records that were made before anybody had to wait for them. */
export interface StagedRecords {
  /** Another would make other records. */
  readonly maker: Generator;
  readonly tables: ReadonlyMap<Collection, StagedTable>;
}

/** Fewer are made in a moment, behind the gate. */
const many = 5_000;

/** Whether making these anew would take long. */
export function wantsStaging(resources: readonly Resource[], dataset: Dataset): boolean {
  return resources.some((resource) => isLarge(resource) && dataset.isTouched(resource));
}

/** Makes the records of large collections beside those that are served. */
export async function stageAnew(
  resources: readonly Resource[],
  { models }: Project,
  dataset: Dataset,
  maker: Generator,
  onProgress: (progress: Progress) => void,
): Promise<StagedRecords> {
  const tables = new Map<Collection, StagedTable>();
  for (const resource of resources.filter(isLarge)) {
    const records = makeRecords(resource, maker, onProgress);
    tables.set(resource, await dataset.stage(resource, models.definitions, records));
  }
  return { maker, tables };
}

function isLarge(resource: Resource): resource is Collection {
  return resource.shape === "collection" && resource.count >= many;
}

/** One after the other: two would fill the same table. */
export function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
