import type { Generator } from "../../generate/create-generator.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";

export interface Progress {
  /** The resource's path. */
  readonly path: string;
  readonly made: number;
  readonly total: number;
}

/** How many records are made between two words about it. */
const progressStep = 1000;

/** One after the other as the dataset takes them: the memory in use does not grow with the count. */
export function* makeRecords(
  resource: Resource,
  generator: Generator,
  onProgress: (progress: Progress) => void,
): Iterable<JsonObject> {
  const { path } = resource;
  const total = generator.total(resource);
  for (let index = 0; index < total; index++) {
    if (index % progressStep === 0) onProgress({ path, made: index, total });
    yield generator.record(resource, index);
  }
  onProgress({ path, made: total, total });
}
