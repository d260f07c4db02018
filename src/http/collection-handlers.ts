import type { Context } from "hono";
import type { CollectionStore, Dataset, RecordId } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import type { Collection } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { readBody } from "./body.ts";
import type { Handlers } from "./create-app.ts";
import {
  completeChanged,
  completeNew,
  parseId,
  type RecordMaker,
  refuseFaults,
} from "./records.ts";
import { sendJson } from "./respond.ts";
import type { CollectionRoute } from "./routes.ts";

export function createCollectionHandlers(
  dataset: Dataset,
  maker: RecordMaker,
): Pick<Handlers, CollectionRoute["operation"]> {
  return {
    list: (_, { resource }) => {
      const records = dataset.collection(resource).list();
      return sendJson(`[${records.join(",")}]`, 200, { "x-total-count": String(records.length) });
    },

    read: (c, { resource }) => sendJson(find(dataset.collection(resource), resource, c).json),

    create: async (c, { resource, path }) => {
      const store = dataset.collection(resource);
      const body = await readBody(c);
      await refuseFaults(maker.validate, resource, "whole", body);
      const record = await completeWithId(store, resource, body);
      const id = record[resource.identifier.name] as RecordId;
      const json = JSON.stringify(record);
      if (!store.insert(id, json)) {
        const detail = `There is already a record of ${resource.path} with the identifier ${id}.`;
        throw new HttpError("identifier-taken", detail);
      }
      return sendJson(json, 201, { location: `${path}/${encodeURIComponent(id)}` });
    },

    replace: async (c, { resource }) => {
      const store = dataset.collection(resource);
      const { id, json } = find(store, resource, c);
      const body = await readBody(c);
      refuseOtherId(resource, id, body);
      await refuseFaults(maker.validate, resource, "whole", body);
      return change(store, resource, id, body, JSON.parse(json));
    },

    update: async (c, { resource }) => {
      const store = dataset.collection(resource);
      const { id, json } = find(store, resource, c);
      const body = await readBody(c);
      refuseOtherId(resource, id, body);
      await refuseFaults(maker.validate, resource, "part", body);
      const before: JsonObject = JSON.parse(json);
      return change(store, resource, id, { ...before, ...body }, before);
    },

    delete: (c, { resource }) => {
      const store = dataset.collection(resource);
      const { id, json } = find(store, resource, c);
      store.remove(id);
      return sendJson(json);
    },
  };

  async function completeWithId(
    store: CollectionStore,
    resource: Collection,
    body: JsonObject,
  ): Promise<JsonObject> {
    const { name, type } = resource.identifier;
    const sample = await maker.sample(resource, store.nextPosition());
    const identified = type === "number" ? { ...sample, [name]: store.nextNumber() } : sample;
    return completeNew(resource, body, identified, maker.now());
  }

  function change(
    store: CollectionStore,
    resource: Collection,
    id: RecordId,
    body: JsonObject,
    before: JsonObject,
  ): Response {
    const json = JSON.stringify(completeChanged(resource, body, before, maker.now()));
    store.replace(id, json);
    return sendJson(json);
  }
}

function find(
  store: CollectionStore,
  collection: Collection,
  c: Context,
): { id: RecordId; json: string } {
  const text = c.req.param("id") ?? "";
  const id = parseId(collection, text);
  const json = id === undefined ? undefined : store.read(id);
  if (id !== undefined && json !== undefined) return { id, json };
  throw new HttpError("unknown-record", `There is no record "${text}" at ${collection.path}.`);
}

function refuseOtherId(collection: Collection, id: RecordId, body: JsonObject): void {
  const { name } = collection.identifier;
  const given = body[name];
  if (given === undefined || given === id) return;
  const detail = `The path says ${id}, the body's ${name} says ${JSON.stringify(given)}.`;
  throw new HttpError("identifier-mismatch", detail, {
    members: { errors: { [name]: "must be the identifier in the path" } },
  });
}
