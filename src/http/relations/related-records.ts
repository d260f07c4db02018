import type { Dataset } from "../../dataset/dataset.ts";
import type { Comparison, ListQuery } from "../../dataset/lists/list-query.ts";
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
    prepareHolders: ({ from, member }) =>
      dataset
        .collection(from)
        .prepareIndex(toQuery(toReferenceCondition(from, definitions, member, []))),
  };

  function list(collection: Collection, condition: Comparison): readonly JsonObject[] {
    const { batches } = dataset.collection(collection).list(toQuery(condition));
    return [...batches].flatMap((texts): readonly JsonObject[] => JSON.parse(`[${texts}]`));
  }
}

function toQuery(condition: Comparison): ListQuery {
  return { conditions: [condition], sort: [], slice: undefined, fields: undefined };
}
