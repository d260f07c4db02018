import type { Context } from "hono";
import type { CollectionStore, Dataset, RecordId, StoredRecord } from "../../dataset/dataset.ts";
import type { FieldTree } from "../../schema/records/field-tree.ts";
import type { Definitions } from "../../schema/schema.ts";
import { toUnknownRecord } from "../answers/unknown-record.ts";
import { parseId } from "../identifiers.ts";
import { findScope, type Scope } from "../relations/parent-scope.ts";
import type { CollectionRoute } from "../routes/collection-routes.ts";

export interface FoundRecord {
  readonly store: CollectionStore;
  readonly id: RecordId;
  readonly record: StoredRecord;
  /** The parent that the path named before it. */
  readonly scope: Scope | undefined;
}

/** The record that a request's path names; 404 where there is none, or it is another parent's. */
export type FindRecord = (c: Context, route: CollectionRoute, fields?: FieldTree) => FoundRecord;

export function createFindRecord(dataset: Dataset, definitions: Definitions): FindRecord {
  return function findRecord(c, { resource, within, idParameter }, fields) {
    const scope = within && findScope(c, within, dataset, definitions);
    const store = dataset.collection(resource);
    const text = c.req.param(idParameter) ?? "";
    const id = parseId(resource, text);
    const whole = id === undefined ? undefined : store.read(id, scope ? undefined : fields);
    if (id !== undefined && whole && (!scope || scope.holds(JSON.parse(whole.json)))) {
      const record = scope && fields ? (store.read(id, fields) ?? whole) : whole;
      return { store, id, record, scope };
    }
    const where = scope ? `${scope.within.parent.path}/${scope.id}` : resource.path;
    throw toUnknownRecord(resource, store, text, where);
  };
}
