import type { Dataset } from "../../dataset/dataset.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Definitions } from "../../schema/schema.ts";
import type { Handlers } from "../create-app.ts";
import type { ListHandler } from "../lists/create-list-handler.ts";
import type { ParametersOf } from "../query/parameters.ts";
import type { DeleteRecord } from "../relations/delete-record.ts";
import type { KeepReferences } from "../relations/keep-references.ts";
import type { Present } from "../relations/present-records.ts";
import type { CollectionRoute, ReferredRoute } from "../routes/collection-routes.ts";
import { createChangeHandlers } from "./change-handlers.ts";
import { createCreateHandler } from "./create-handler.ts";
import { createFindRecord } from "./find-record.ts";
import { createReadHandlers } from "./read-handlers.ts";
import { createShowRecord } from "./show-record.ts";
import type { RecordMaker } from "./write/complete-record.ts";
import { createRecordWrites } from "./write/write-records.ts";

export interface CollectionParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly maker: RecordMaker;
  readonly list: ListHandler;
  readonly parametersOf: ParametersOf;
  readonly present: Present;
  readonly keepReferences: KeepReferences;
  readonly deleteRecord: DeleteRecord;
  readonly relations: readonly Relation[];
}

/** Reading, inserting and changing the records of collections. */
export function createCollectionHandlers(
  given: CollectionParts,
): Pick<Handlers, CollectionRoute["operation"] | ReferredRoute["operation"]> {
  const { dataset, definitions, present, list } = given;
  const find = createFindRecord(dataset, definitions);
  const show = createShowRecord(dataset, present);
  const parts = { ...given, find, show, writes: createRecordWrites(given) };
  return {
    list,
    create: createCreateHandler(parts),
    ...createReadHandlers(parts),
    ...createChangeHandlers(parts),
  };
}
