import type { Dataset } from "../dataset/dataset.ts";
import type { Generator } from "../generate/create-generator.ts";
import type { Resource } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { Project } from "./project.ts";

export interface Progress {
  /** The resource's path. */
  readonly path: string;
  readonly made: number;
  readonly total: number;
}

/** Makes the records that are missing. */
export async function fillVacant(
  { resources }: Project,
  dataset: Dataset,
  generator: () => Promise<Generator>,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const vacant = resources.filter((resource) => dataset.isVacant(resource));
  if (vacant.length === 0) return;
  const { record, total } = await generator();
  for (const resource of vacant) {
    dataset.fill(resource, makeRecords(resource, total(resource), record, onProgress));
  }
}

/** How many records are made between two words about it. */
const progressStep = 1000;

/** One after the other as the dataset takes them: the memory in use does not grow with the count. */
function* makeRecords(
  resource: Resource,
  total: number,
  record: Generator["record"],
  onProgress: (progress: Progress) => void,
): Iterable<JsonObject> {
  for (let index = 0; index < total; index++) {
    if (index % progressStep === 0) onProgress({ path: resource.path, made: index, total });
    yield record(resource, index);
  }
  onProgress({ path: resource.path, made: total, total });
}
