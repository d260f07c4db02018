import type { Context } from "hono";
import type { Dataset } from "../../dataset/dataset.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { andThen } from "../and-then.ts";
import { isMergePatch } from "../body.ts";
import { refuseStale, toEtag } from "../conditional.ts";
import type { Handlers } from "../create-app.ts";
import { refuseOtherId } from "../identifiers.ts";
import { toRecord } from "../invalid-body.ts";
import { answerWritten } from "../prefer.ts";
import type { ParametersOf } from "../query/parameters.ts";
import type { DeleteRecord } from "../relations/delete-record.ts";
import type { KeepReferences } from "../relations/keep-references.ts";
import { fillReference, refuseMove } from "../relations/parent-scope.ts";
import { parseDependent } from "../relations/requested-relations.ts";
import type { CollectionRoute } from "../routes/collection-routes.ts";
import { attempt } from "./attempt.ts";
import { completeChanged, type RecordMaker, toChange } from "./complete-record.ts";
import type { FindRecord } from "./find-record.ts";
import { mergeMembers, mergePatch } from "./merge-patch.ts";
import { type PreparedWrite, prepareWrite } from "./prepare-write.ts";
import type { ShowRecord } from "./show-record.ts";

export interface ChangeParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly maker: RecordMaker;
  readonly keepReferences: KeepReferences;
  readonly deleteRecord: DeleteRecord;
  readonly relations: readonly Relation[];
  readonly parametersOf: ParametersOf;
  readonly find: FindRecord;
  readonly show: ShowRecord;
}

export function createChangeHandlers(
  parts: ChangeParts,
): Pick<Handlers, "replace" | "update" | "delete"> {
  const { dataset, definitions, maker, keepReferences, deleteRecord, find, show } = parts;
  const { relations, parametersOf } = parts;
  return {
    replace: (c, route) =>
      andThen(prepareWrite(c, route.resource, maker, "changed"), (prepared) =>
        change(c, route, prepared, (_, body) => body),
      ),

    update: (c, route) =>
      andThen(prepareWrite(c, route.resource, maker, "changed"), (prepared) =>
        change(c, route, prepared, (before, body) =>
          isMergePatch(c)
            ? mergePatch(before, body, route.resource.members, definitions)
            : mergeMembers(before, body),
        ),
      ),

    delete: (c, route) =>
      attempt(route.resource, () => {
        const { record } = find(c, route);
        refuseStale(c, toEtag(dataset.identity, record.version));
        const { json } = show(route.resource, record.json, record.version);
        const dependent = parseDependent(route.resource, relations, parametersOf(c.req.raw));
        return deleteRecord(route.resource, record, dependent)
          ? answerWritten(c, json, 200)
          : undefined;
      }),
  };

  function change(
    c: Context,
    route: CollectionRoute,
    { body, keepPassword, reader, narrowing, sampler }: PreparedWrite,
    toNext: (before: JsonObject, body: JsonObject) => JsonObject,
  ): Response {
    const { resource } = route;
    return attempt(resource, () => {
      const { store, id, record, scope } = find(c, route);
      refuseStale(c, toEtag(dataset.identity, record.version));
      refuseOtherId(resource, id, body);
      const before: JsonObject = JSON.parse(record.json);
      const kept = keepReferences(resource, body, before);
      if (scope) refuseMove(scope, kept);
      const inPlace = scope && route.operation === "replace" ? fillReference(scope, kept) : kept;
      const changed = toChange(narrowing, before, toNext(before, inPlace), reader);
      const completed = completeChanged(changed, sampler, maker.now());
      const json = JSON.stringify(toRecord(resource, reader, completed));
      const version = store.replace(record, json);
      if (version === undefined) return undefined;
      keepPassword(id);
      const shown = show(resource, json, version);
      return answerWritten(c, shown.json, 200, { etag: shown.etag });
    });
  }
}
