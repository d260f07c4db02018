import type { StagedTable } from "../dataset/changes/staged-table.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { Generator } from "../generate/create-generator.ts";
import type { Collection, Resource } from "../schema/resource.ts";
import { makeRecords, type Progress } from "./make-records.ts";

/** Records that were made before anybody had to wait for them. */
export interface StagedRecords {
  /** Another would make other records. */
  readonly maker: Generator;
  readonly tables: ReadonlyMap<Resource, StagedTable>;
}

/** Fewer are made in a moment, behind the gate. */
const many = 5_000;

/** Makes the records of large collections beside those that are served; undefined: there are none. */
export async function stageAnew(
  resources: readonly Resource[],
  dataset: Dataset,
  maker: () => Promise<Generator>,
  onProgress: (progress: Progress) => void,
): Promise<StagedRecords | undefined> {
  const large = resources.filter(isLarge);
  if (large.length === 0) return undefined;
  const generator = await maker();
  const tables = new Map<Resource, StagedTable>();
  for (const resource of large) {
    const records = makeRecords(resource, generator, onProgress);
    tables.set(resource, await dataset.stage(resource, records));
  }
  return { maker: generator, tables };
}

function isLarge(resource: Resource): resource is Collection {
  return resource.shape === "collection" && resource.count >= many;
}
