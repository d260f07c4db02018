import type { Context } from "hono";
import type { Dataset, StoredRecord } from "../../dataset/dataset.ts";
import { HttpError } from "../../errors.ts";
import type { FieldTree } from "../../schema/records/field-tree.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { answerUnchanged, toEtag } from "../answers/conditional.ts";
import { sendJson } from "../answers/respond.ts";
import type { Handlers } from "../create-app.ts";
import { parseFields } from "../lists/parse-list-query.ts";
import { type ParametersOf, queryStringOf } from "../query/parameters.ts";
import { toIds } from "../relations/embedded-members.ts";
import { findScope } from "../relations/parent-scope.ts";
import type { Present } from "../relations/present-records.ts";
import type { FindRecord } from "./find-record.ts";

export interface ReadParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly present: Present;
  readonly find: FindRecord;
  readonly parametersOf: ParametersOf;
}

export function createReadHandlers({
  dataset,
  definitions,
  present,
  find,
  parametersOf,
}: ReadParts): Pick<Handlers, "read" | "readReferred"> {
  return {
    read: (c, route) => answer(c, route.resource, (fields) => find(c, route, fields).record),

    readReferred: (c, { resource, within }) => {
      const scope = findScope(c, within, dataset, definitions);
      const [id] = toIds((JSON.parse(scope.parent.json) as JsonObject)[within.relation.member]);
      return answer(c, resource, (fields) => {
        const record = id === undefined ? undefined : dataset.collection(resource).read(id, fields);
        if (record) return record;
        const detail = `${scope.id} of ${within.parent.path} refers to no record of ${resource.path}.`;
        throw new HttpError("unknown-record", detail);
      });
    },
  };

  /** One record as the client asked to see it. */
  function answer(
    c: Context,
    resource: Collection,
    read: (fields: FieldTree | undefined) => StoredRecord,
  ): Response {
    const parameters = queryStringOf(c.req.url) === "" ? undefined : parametersOf(c.req.raw);
    const fields = parameters && parseFields({ collection: resource, definitions }, parameters);
    const presentation = present(resource, parameters);
    const { json, version } = read(presentation ? undefined : fields);
    const etag = toEtag(dataset.identity, version, presentation?.versions());
    const unchanged = answerUnchanged(c, etag);
    if (unchanged) return unchanged;
    return sendJson(presentation?.present(json, fields) ?? json, 200, { etag });
  }
}
