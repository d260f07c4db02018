import type { Context } from "hono";
import type { CollectionStore, Dataset, RecordId, StoredRecord } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import type { Collection } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { isMergePatch, readBody } from "./body.ts";
import { answerUnchanged, refuseStale, toEtag } from "./conditional.ts";
import type { Handlers } from "./create-app.ts";
import type { ListHandler } from "./lists/create-list-handler.ts";
import { parseItemFields } from "./lists/parse-item-fields.ts";
import {
  completeChanged,
  completeNew,
  membersToSample,
  mergePatch,
  parseId,
  type RecordMaker,
  refuseFaults,
  refuseUnusableId,
} from "./records.ts";
import { sendJson, sendNothing } from "./respond.ts";
import type { CollectionRoute } from "./routes.ts";

export function createCollectionHandlers(
  dataset: Dataset,
  maker: RecordMaker,
  list: ListHandler,
): Pick<Handlers, CollectionRoute["operation"]> {
  return {
    list: (c, { resource }) => list(c, resource),

    read: (c, { resource }) => {
      const { record } = find(c, resource, parseItemFields(c, resource));
      const etag = toEtag(dataset.identity, record.version);
      return answerUnchanged(c, etag) ?? sendJson(record.json, 200, { etag });
    },

    create: async (c, { resource, path }) => {
      const body = await readBody(c);
      const check = await maker.check?.(resource);
      refuseFaults(resource, check, body);
      const isSampled = membersToSample(resource, body).length > 0;
      const sampler = isSampled ? await maker.sampler() : undefined;
      const { id, json, version } = insert(resource, body, sampler);
      const etag = toEtag(dataset.identity, version);
      return sendJson(json, 201, { etag, location: `${path}/${encodeURIComponent(id)}` });
    },

    replace: async (c, { resource }) => {
      const body = await readBody(c);
      return change(c, resource, body, () => body);
    },

    update: async (c, { resource }) => {
      const body = await readBody(c);
      const merge = isMergePatch(c)
        ? (before: JsonObject) => mergePatch(before, body)
        : (before: JsonObject) => ({ ...before, ...body });
      return change(c, resource, body, merge);
    },

    delete: (c, { resource }) =>
      attempt(resource, () => {
        const { store, record } = find(c, resource);
        refuseStale(c, toEtag(dataset.identity, record.version));
        if (!store.remove(record)) return undefined;
        const isMinimal = /\breturn=minimal\b/i.test(c.req.header("prefer") ?? "");
        return isMinimal
          ? sendNothing(204, { "preference-applied": "return=minimal" })
          : sendJson(record.json);
      }),
  };

  function find(c: Context, resource: Collection, fields?: readonly string[]): Found {
    const store = dataset.collection(resource);
    const text = c.req.param("id") ?? "";
    const id = parseId(resource, text);
    const record = id === undefined ? undefined : store.read(id, fields);
    if (id !== undefined && record !== undefined) return { store, id, record };
    throw new HttpError("unknown-record", `There is no record "${text}" at ${resource.path}.`);
  }

  /** From the reading of the record to its writing nothing waits. */
  async function change(
    c: Context,
    resource: Collection,
    body: JsonObject,
    toNext: (before: JsonObject) => JsonObject,
  ): Promise<Response> {
    const check = await maker.check?.(resource);
    return attempt(resource, () => {
      const { store, id, record } = find(c, resource);
      refuseStale(c, toEtag(dataset.identity, record.version));
      refuseOtherId(resource, id, body);
      const before: JsonObject = JSON.parse(record.json);
      const next = completeChanged(resource, toNext(before), before, maker.now());
      refuseFaults(resource, check, next);
      const json = JSON.stringify(next);
      const version = store.replace(record, json);
      if (version === undefined) return undefined;
      return sendJson(json, 200, { etag: toEtag(dataset.identity, version) });
    });
  }

  function insert(resource: Collection, body: JsonObject, sampler: Sampler | undefined) {
    const store = dataset.collection(resource);
    const { name, type } = resource.identifier;
    const isGiven = Object.hasOwn(body, name);
    return attempt(resource, () => {
      const sample = sampler?.(resource, store.nextPosition()) ?? {};
      const own = type === "number" ? { ...sample, [name]: store.nextNumber() } : sample;
      const record = completeNew(resource, body, own, maker.now());
      const id = refuseUnusableId(resource, record);
      const json = JSON.stringify(record);
      const version = store.insert(json);
      if (version !== undefined) return { id, json, version };
      if (isGiven) throw taken(resource, id);
      store.skipPosition();
      return undefined;
    });
  }
}

type Sampler = Awaited<ReturnType<RecordMaker["sampler"]>>;

interface Found {
  readonly store: CollectionStore;
  readonly id: RecordId;
  readonly record: StoredRecord;
}

const mostAttempts = 20;

/** Again where another program was quicker. */
function attempt<T>(resource: Collection, work: () => T | undefined): T {
  for (let count = 0; count < mostAttempts; count++) {
    const result = work();
    if (result !== undefined) return result;
  }
  throw new HttpError("record-changed", `A record of ${resource.path} kept changing meanwhile.`);
}

function taken(resource: Collection, id: RecordId): HttpError {
  const detail = `There is already a record of ${resource.path} with the identifier ${id}.`;
  return new HttpError("identifier-taken", detail, {
    members: { errors: { [resource.identifier.name]: "is taken" } },
  });
}

function refuseOtherId(collection: Collection, id: RecordId, body: JsonObject): void {
  const { name } = collection.identifier;
  const given = Object.hasOwn(body, name) ? body[name] : undefined;
  if (given === undefined || given === id) return;
  const detail = `The path says ${id}, the body's ${name} says ${JSON.stringify(given)}.`;
  throw new HttpError("identifier-mismatch", detail, {
    members: { errors: { [name]: "must be the identifier in the path" } },
  });
}
