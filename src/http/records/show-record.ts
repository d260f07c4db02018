import type { Dataset } from "../../dataset/dataset.ts";
import type { Collection } from "../../schema/resource.ts";
import { toEtag } from "../answers/conditional.ts";
import type { Present } from "../relations/present-records.ts";

/** A record as it is shown where nothing was said about how: after it was written. */
export type ShowRecord = (
  resource: Collection,
  json: string,
  version: number,
) => { readonly json: string; readonly etag: string };

export function createShowRecord(dataset: Dataset, present: Present): ShowRecord {
  return function showRecord(resource, json, version) {
    const presentation = present(resource, undefined);
    const etag = toEtag(dataset.identity, version, presentation?.versions());
    return { json: presentation?.present(json) ?? json, etag };
  };
}
