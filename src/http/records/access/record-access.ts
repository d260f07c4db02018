import { isDeepStrictEqual } from "node:util";
import type { Dataset, RecordId } from "../../../dataset/dataset.ts";
import type { ListQuery } from "../../../dataset/lists/list-query.ts";
import type { Collection, Resource, SingleObject } from "../../../schema/resource.ts";
import type { Json, JsonObject } from "../../../schema/schema.ts";
import { toUnknownRecord } from "../../answers/unknown-record.ts";
import { parseId } from "../../identifiers.ts";
import type { DeleteRecord } from "../../relations/delete-record.ts";
import type { Present } from "../../relations/present-records.ts";
import { countRecords } from "../first-records.ts";
import { attempt } from "../write/attempt.ts";
import type { RecordMaker } from "../write/complete-record.ts";
import type { ObjectWrites } from "../write/object-writes.ts";
import type { RecordWrites } from "../write/write-records.ts";
import { prepareAtOnce, toJsonObject } from "./prepare-at-once.ts";
import type { Match, Records } from "./records.ts";

export interface AccessParts {
  readonly dataset: Dataset;
  /** Whose parts are all loaded: nothing here can wait. */
  readonly maker: RecordMaker;
  readonly present: Present;
  readonly writes: RecordWrites;
  readonly objectWrites: ObjectWrites;
  readonly deleteRecord: DeleteRecord;
  /** Throws where nothing can be written. */
  readonly refuseWrites: () => void;
}

/** The records of a resource whose model nobody has named. */
export interface RecordAccess extends Omit<Records<JsonObject>, "update"> {
  update(idOrChanges: RecordId | object, changes?: object): JsonObject;
}

const everything: ListQuery = { conditions: [], sort: [], slice: undefined, fields: undefined };

/** The records of a resource for the program that the server runs in. */
export function createRecordAccess(parts: AccessParts): (resource: Resource) => RecordAccess {
  return (resource) =>
    resource.shape === "single" ? accessObject(resource, parts) : accessCollection(resource, parts);
}

function accessCollection(resource: Collection, parts: AccessParts): RecordAccess {
  const { dataset, maker, present, writes, deleteRecord, refuseWrites } = parts;
  const store = () => dataset.collection(resource);
  const show = (texts: string) => present(resource, undefined)?.present(texts) ?? texts;
  const toShown = (json: string): JsonObject => JSON.parse(show(json));
  const all = (match?: Match<JsonObject>): JsonObject[] => {
    const records = [...store().list(everything).batches].flatMap((texts): JsonObject[] =>
      JSON.parse(`[${show(texts)}]`),
    );
    return match === undefined ? records : records.filter(toTest(match));
  };
  const read = (id: RecordId | undefined) => {
    const known = id === undefined ? undefined : parseId(resource, String(id));
    const record = known === undefined ? undefined : store().read(known);
    return known === undefined || !record ? undefined : { store: store(), id: known, record };
  };
  const find = (id: RecordId | undefined) => {
    const found = read(id);
    if (found) return found;
    throw toUnknownRecord(resource, store(), String(id));
  };
  return {
    all,
    get: (id) => {
      const found = read(id);
      return found && toShown(found.record.json);
    },
    find: (match) => all(match)[0],
    count: (match) => (match === undefined ? countRecords(dataset, resource) : all(match).length),
    insert: (given) => {
      refuseWrites();
      return toShown(
        writes.insert(
          resource,
          prepareAtOnce(toJsonObject(given, resource), resource, maker, "new"),
        ).json,
      );
    },
    update: (id: RecordId | object, given: object = {}) => {
      refuseWrites();
      if (isGiven(id)) throw new TypeError(`${resource.path}: update takes an identifier first.`);
      const prepared = prepareAtOnce(toJsonObject(given, resource), resource, maker, "changed");
      const { json } = attempt(resource, () =>
        writes.change(resource, find(id), prepared, { merge: assign, isWhole: false }),
      );
      return toShown(json);
    },
    delete: (id) => {
      refuseWrites();
      return attempt(resource, () => {
        const { record } = find(id);
        const shown = toShown(record.json);
        return deleteRecord(resource, record) ? shown : undefined;
      });
    },
  };
}

function accessObject(resource: SingleObject, parts: AccessParts): RecordAccess {
  const { dataset, maker, objectWrites, refuseWrites } = parts;
  const get = (): JsonObject | undefined => {
    const stored = dataset.object(resource).read();
    return stored && JSON.parse(stored.json);
  };
  const all = (match?: Match<JsonObject>): JsonObject[] =>
    [get()].filter((object) => object !== undefined).filter(match ? toTest(match) : () => true);
  return {
    all,
    get,
    find: (match) => all(match)[0],
    count: (match) => all(match).length,
    insert: (given) => {
      refuseWrites();
      const prepared = prepareAtOnce(toJsonObject(given, resource), resource, maker, "new");
      return JSON.parse(objectWrites.create(resource, prepared).json);
    },
    update: (first: RecordId | object, second: object = {}) => {
      refuseWrites();
      const given = isGiven(first) ? first : second;
      const prepared = prepareAtOnce(toJsonObject(given, resource), resource, maker, "changed");
      const stored = objectWrites.find(resource);
      const next = assign(JSON.parse(stored.json), prepared.body);
      return JSON.parse(objectWrites.change(resource, next, stored, prepared).json);
    },
    delete: () => {
      refuseWrites();
      const stored = objectWrites.find(resource);
      objectWrites.remove(resource, stored);
      return JSON.parse(stored.json);
    },
  };
}

function isGiven(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function assign(before: JsonObject, body: JsonObject): JsonObject {
  return { ...before, ...body };
}

function toTest(match: Match<JsonObject>): (record: JsonObject) => boolean {
  if (typeof match === "function") return match;
  const wanted: Record<string, Json | undefined> = JSON.parse(JSON.stringify(match));
  return (record) =>
    Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(record[name], value));
}
