import type { Context } from "hono";
import type { Dataset, RecordId } from "../../dataset/dataset.ts";
import { withId } from "../../schema/identifier/identifier.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { andThen } from "../and-then.ts";
import type { Handlers } from "../create-app.ts";
import { toRecord } from "../invalid-body.ts";
import { answerWritten } from "../prefer.ts";
import { toIds } from "../relations/embedded-members.ts";
import type { KeepReferences } from "../relations/keep-references.ts";
import { fillReference, findScope, type Scope } from "../relations/parent-scope.ts";
import type { CollectionRoute } from "../routes/collection-routes.ts";
import { sentPathOf } from "../sent-path.ts";
import { attempt } from "./attempt.ts";
import { completeNew, type RecordMaker } from "./complete-record.ts";
import { createInsertRecord, type MakeRecord } from "./insert-record.ts";
import { type PreparedWrite, prepareWrite } from "./prepare-write.ts";
import type { ShowRecord } from "./show-record.ts";

export interface CreateParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly maker: RecordMaker;
  readonly keepReferences: KeepReferences;
  readonly show: ShowRecord;
}

export function createCreateHandler(parts: CreateParts): Handlers["create"] {
  const { dataset, definitions, maker, keepReferences, show } = parts;
  const insert = createInsertRecord(dataset, maker);
  return function create(c, route) {
    const { resource, within } = route;
    const scope = within && findScope(c, within, dataset, definitions);
    return andThen(prepareWrite(c, resource, maker, "new"), (prepared) =>
      answer(c, route, scope, prepared),
    );
  };

  function answer(
    c: Context,
    { resource, within }: CollectionRoute,
    scope: Scope | undefined,
    { body: given, keepPassword, reader, narrowing, sampler }: PreparedWrite,
  ): Response {
    const kept = keepReferences(resource, given, undefined);
    const body = toRecord(resource, reader, scope ? fillReference(scope, kept) : kept);
    const variant = narrowing.of(body);
    const make: MakeRecord = (position, number) => {
      const drawn = sampler?.(variant, position) ?? {};
      const sample = number === undefined ? drawn : withId(resource.identifier, drawn, number);
      return completeNew(variant, body, sample, maker.now());
    };
    const { id, json, version } =
      within?.side === "targets" && scope
        ? dataset.atomically(() => link(scope, insert(resource, body, make)))
        : insert(resource, body, make);
    keepPassword(id);
    const location = `${sentPathOf(c.req.url).replace(/\/+$/, "")}/${encodeURIComponent(id)}`;
    const shown = show(resource, json, version);
    return answerWritten(c, shown.json, 201, { etag: shown.etag, location });
  }

  /** The parent of a many-to-many relation gains the new record among those that it refers to. */
  function link<T extends { readonly id: RecordId }>({ within, id }: Scope, created: T): T {
    const { member } = within.relation;
    const store = dataset.collection(within.parent);
    attempt(within.parent, () => {
      const parent = store.read(id);
      if (!parent) return true;
      const record: JsonObject = JSON.parse(parent.json);
      const ids = [...toIds(record[member]), created.id];
      return store.replace(parent, JSON.stringify({ ...record, [member]: ids }));
    });
    return created;
  }
}
