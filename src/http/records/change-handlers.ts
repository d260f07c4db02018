import type { Context } from "hono";
import type { Dataset } from "../../dataset/dataset.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Definitions } from "../../schema/schema.ts";
import { andThen } from "../and-then.ts";
import { refuseStale, toEtag } from "../answers/conditional.ts";
import { answerWritten } from "../answers/prefer.ts";
import { mediaOf } from "../bodies/media.ts";
import type { Handlers } from "../create-app.ts";
import type { ParametersOf } from "../query/parameters.ts";
import type { DeleteRecord } from "../relations/delete-record.ts";
import { parseDependent } from "../relations/requested-relations.ts";
import type { CollectionRoute } from "../routes/collection-routes.ts";
import type { FindRecord } from "./find-record.ts";
import type { ShowRecord } from "./show-record.ts";
import { attempt } from "./write/attempt.ts";
import type { RecordMaker } from "./write/complete-record.ts";
import { mergeMembers, mergePatch } from "./write/merge-patch.ts";
import { type PreparedWrite, prepareWrite } from "./write/prepare-write.ts";
import type { RecordWrites, ToNext } from "./write/write-records.ts";

export interface ChangeParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly maker: RecordMaker;
  readonly writes: RecordWrites;
  readonly deleteRecord: DeleteRecord;
  readonly relations: readonly Relation[];
  readonly parametersOf: ParametersOf;
  readonly find: FindRecord;
  readonly show: ShowRecord;
}

export function createChangeHandlers(
  parts: ChangeParts,
): Pick<Handlers, "replace" | "update" | "delete"> {
  const { dataset, definitions, maker, writes, deleteRecord, find, show } = parts;
  const { relations, parametersOf } = parts;
  return {
    replace: (c, route) =>
      andThen(prepareWrite(c, route.resource, maker, "changed"), (prepared) =>
        change(c, route, prepared, (_, body) => body),
      ),

    update: (c, route) =>
      andThen(prepareWrite(c, route.resource, maker, "changed"), (prepared) =>
        change(c, route, prepared, (before, body) =>
          mediaOf(c).isMergePatch
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
    prepared: PreparedWrite,
    merge: ToNext["merge"],
  ): Response {
    const { resource } = route;
    const toNext = { merge, isWhole: route.operation === "replace" };
    return attempt(resource, () => {
      const found = find(c, route);
      refuseStale(c, toEtag(dataset.identity, found.record.version));
      const written = writes.change(resource, found, prepared, toNext);
      if (!written) return undefined;
      const shown = show(resource, written.json, written.version);
      return answerWritten(c, shown.json, 200, { etag: shown.etag });
    });
  }
}
