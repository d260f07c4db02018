import type { Dataset } from "../../dataset/dataset.ts";
import type { Comparison } from "../../dataset/lists/list-query.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { toReferenceCondition } from "../query/reference-condition.ts";
import type { RelatedRecords } from "./gather-related.ts";

/** Related records from the dataset, in the order of their creation. */
export function createRelatedRecords(dataset: Dataset, definitions: Definitions): RelatedRecords {
  return {
    read: (collection, ids) =>
      list(
        collection,
        toReferenceCondition(collection, definitions, collection.identifier.name, ids),
      ),
    readHolders: ({ from, member }, ids) =>
      list(from, toReferenceCondition(from, definitions, member, ids)),
  };

  function list(collection: Collection, condition: Comparison): readonly JsonObject[] {
    const query = { conditions: [condition], sort: [], slice: undefined, fields: undefined };
    const { batches } = dataset.collection(collection).list(query);
    return [...batches].flatMap((texts): readonly JsonObject[] => JSON.parse(`[${texts}]`));
  }
}
