import type { Dataset, RecordId } from "../../../dataset/dataset.ts";
import { HttpError } from "../../../errors.ts";
import { isCounted, readId } from "../../../schema/identifier/identifier.ts";
import { nextNumber } from "../../../schema/records/numbering.ts";
import type { Collection } from "../../../schema/resource.ts";
import type { JsonObject } from "../../../schema/schema.ts";
import { refuseUnusableId, toTakenId } from "../../identifiers.ts";
import { attempt } from "./attempt.ts";
import type { RecordMaker } from "./complete-record.ts";

export interface InsertedRecord {
  readonly id: RecordId;
  readonly json: string;
  readonly version: number;
}

/** The record of a position, and of this number where the server counts. */
export type MakeRecord = (position: number, number: number | undefined) => JsonObject;

/** Puts a new record in, under the body's identifier or under one that was never given out. */
export type InsertRecord = (
  resource: Collection,
  body: JsonObject,
  make: MakeRecord,
) => InsertedRecord;

export function createInsertRecord(dataset: Dataset, maker: RecordMaker): InsertRecord {
  return function insertRecord(resource, body, make) {
    const store = dataset.collection(resource);
    const { identifier } = resource;
    const isGiven = readId(identifier, body) !== undefined;
    return attempt(resource, () => {
      const { position, number } = store.next();
      const isNumbered = !isGiven && isCounted(identifier);
      const record = make(position, isNumbered ? assign(resource, number) : undefined);
      const id = refuseUnusableId(resource, record);
      const json = JSON.stringify(record);
      const version = store.insert(id, json);
      if (version !== undefined) return { id, json, version };
      if (isGiven && store.read(id)) throw toTakenId(resource, id);
      store.skipNext(id);
      return undefined;
    });
  };

  /** The identifier after every number so far. */
  function assign(resource: Collection, number: number): number {
    const numbering = maker.numbering(resource);
    const next = nextNumber(numbering, number);
    if (next <= numbering.last) return next;
    const detail = `${resource.path} has given out every identifier up to ${numbering.last}, the last that the model allows.`;
    throw new HttpError("identifiers-exhausted", detail);
  }
}
