import type { Dataset, StoredObject } from "../../../dataset/dataset.ts";
import { HttpError } from "../../../errors.ts";
import type { SingleObject } from "../../../schema/resource.ts";
import type { JsonObject } from "../../../schema/schema.ts";
import { toRecord } from "../../bodies/invalid-body.ts";
import { completeChanged, completeNew, type RecordMaker, toChange } from "./complete-record.ts";
import type { PreparedWrite } from "./prepare-write.ts";

/** What is written to a single object for a body, whoever sent it. */
export interface ObjectWrites {
  find(resource: SingleObject): StoredObject;
  /** Refused where there is one already. */
  create(resource: SingleObject, prepared: PreparedWrite): StoredObject;
  change(
    resource: SingleObject,
    next: JsonObject,
    stored: StoredObject,
    prepared: PreparedWrite,
  ): StoredObject;
  remove(resource: SingleObject, stored: StoredObject): void;
}

export function createObjectWrites(dataset: Dataset, maker: RecordMaker): ObjectWrites {
  return {
    find: (resource) => {
      const stored = dataset.object(resource).read();
      if (stored !== undefined) return stored;
      throw new HttpError("unknown-record", `${resource.path} has been deleted.`);
    },

    create: (resource, { body: given, reader, narrowing, sampler }) => {
      const body = toRecord(resource, reader, given);
      const variant = narrowing.of(body);
      const sample = sampler?.(variant, 0) ?? {};
      const json = JSON.stringify(completeNew(variant, body, sample, maker.now()));
      const version = dataset.object(resource).write(json, undefined);
      if (version === undefined) throw objectExists(resource);
      return { json, version };
    },

    change: (resource, next, stored, { reader, narrowing, sampler }) => {
      const changed = toChange(narrowing, JSON.parse(stored.json), next, reader);
      const completed = completeChanged(changed, sampler, maker.now());
      const json = JSON.stringify(toRecord(resource, reader, completed));
      const version = dataset.object(resource).write(json, stored);
      if (version === undefined) throw changedMeanwhile(resource);
      return { json, version };
    },

    remove: (resource, stored) => {
      if (!dataset.object(resource).remove(stored)) throw changedMeanwhile(resource);
    },
  };
}

export function objectExists({ path }: SingleObject): HttpError {
  return new HttpError("object-exists", `${path} is a single object and exists already.`);
}

function changedMeanwhile({ path }: SingleObject): HttpError {
  return new HttpError("record-changed", `${path} changed meanwhile.`);
}
