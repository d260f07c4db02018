import type { CollectionStore, Dataset, RecordId, StoredRecord } from "../../../dataset/dataset.ts";
import { withId } from "../../../schema/identifier/identifier.ts";
import type { Collection } from "../../../schema/resource.ts";
import type { JsonObject } from "../../../schema/schema.ts";
import { toRecord } from "../../bodies/invalid-body.ts";
import { refuseOtherId } from "../../identifiers.ts";
import { toIds } from "../../relations/embedded-members.ts";
import type { KeepReferences } from "../../relations/keep-references.ts";
import { fillReference, refuseMove, type Scope } from "../../relations/parent-scope.ts";
import { attempt } from "./attempt.ts";
import { completeChanged, completeNew, type RecordMaker, toChange } from "./complete-record.ts";
import { createInsertRecord, type InsertedRecord, type MakeRecord } from "./insert-record.ts";
import type { PreparedWrite } from "./prepare-write.ts";

/** What is written for a body, whoever sent it: every check and completion is here. */
export interface RecordWrites {
  /** `scope`: the parent that the new record belongs to. */
  insert(resource: Collection, prepared: PreparedWrite, scope?: Scope): InsertedRecord;
  /** Undefined where the record has changed since it was read. */
  change(
    resource: Collection,
    found: ChangedRecord,
    prepared: PreparedWrite,
    toNext: ToNext,
  ): Omit<InsertedRecord, "id"> | undefined;
}

export interface ChangedRecord {
  readonly store: CollectionStore;
  readonly id: RecordId;
  readonly record: StoredRecord;
  readonly scope?: Scope | undefined;
}

export interface ToNext {
  /** What a body makes of the record before. */
  readonly merge: (before: JsonObject, body: JsonObject) => JsonObject;
  /** Whether the body is all of it: what the path says of the parent is then filled in. */
  readonly isWhole: boolean;
}

export interface WriteParts {
  readonly dataset: Dataset;
  readonly maker: RecordMaker;
  readonly keepReferences: KeepReferences;
}

export function createRecordWrites({ dataset, maker, keepReferences }: WriteParts): RecordWrites {
  const insertRecord = createInsertRecord(dataset, maker);
  return {
    insert: (resource, { body: given, keepPassword, reader, narrowing, sampler }, scope) => {
      const kept = keepReferences(resource, given, undefined);
      const body = toRecord(resource, reader, scope ? fillReference(scope, kept) : kept);
      const variant = narrowing.of(body);
      const make: MakeRecord = (position, number) => {
        const drawn = sampler?.(variant, position) ?? {};
        const sample = number === undefined ? drawn : withId(resource.identifier, drawn, number);
        return completeNew(variant, body, sample, maker.now());
      };
      const inserted =
        scope?.within.side === "targets"
          ? dataset.atomically(() => link(scope, insertRecord(resource, body, make)))
          : insertRecord(resource, body, make);
      keepPassword(inserted.id);
      return inserted;
    },

    change: (resource, { store, id, record, scope }, prepared, { merge, isWhole }) => {
      const { body, keepPassword, reader, narrowing, sampler } = prepared;
      refuseOtherId(resource, id, body);
      const before: JsonObject = JSON.parse(record.json);
      const kept = keepReferences(resource, body, before);
      if (scope) refuseMove(scope, kept);
      const inPlace = scope && isWhole ? fillReference(scope, kept) : kept;
      const changed = toChange(narrowing, before, merge(before, inPlace), reader);
      const completed = completeChanged(changed, sampler, maker.now());
      const json = JSON.stringify(toRecord(resource, reader, completed));
      const version = store.replace(record, json);
      if (version === undefined) return undefined;
      keepPassword(id);
      return { json, version };
    },
  };

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
