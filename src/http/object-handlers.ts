import type { Context } from "hono";
import type { Dataset, StoredObject } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import type { Narrowing } from "../schema/narrow-resource.ts";
import type { SingleObject } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { isMergePatch, readBody } from "./body.ts";
import { answerUnchanged, refuseStale, toEtag } from "./conditional.ts";
import type { Handlers } from "./create-app.ts";
import {
  completeChanged,
  completeNew,
  membersToSample,
  mergePatch,
  type RecordMaker,
  refuseFaults,
  type Sampler,
  toChange,
} from "./records.ts";
import { sendJson, sendNothing } from "./respond.ts";
import type { ObjectRoute } from "./routes.ts";

export function createObjectHandlers(
  dataset: Dataset,
  maker: RecordMaker,
): Pick<Handlers, ObjectRoute["operation"]> {
  return {
    readObject: (c, { resource }) => {
      const { json, version } = find(resource);
      const etag = toEtag(dataset.identity, version);
      return answerUnchanged(c, etag) ?? sendJson(json, 200, { etag });
    },

    createObject: async (c, { resource, path }) => {
      const { body, tools } = await prepare(c, resource);
      const before = dataset.object(resource).read();
      refuseStale(c, etagOf(before));
      if (before) throw exists(resource);
      return create(resource, body, tools, { location: path });
    },

    replaceObject: async (c, { resource }) => {
      const { body, tools } = await prepare(c, resource);
      const before = dataset.object(resource).read();
      refuseStale(c, etagOf(before));
      return before ? change(resource, body, before, tools) : create(resource, body, tools);
    },

    updateObject: async (c, { resource }) => {
      const { body, tools } = await prepare(c, resource);
      const stored = find(resource);
      refuseStale(c, etagOf(stored));
      const before: JsonObject = JSON.parse(stored.json);
      const next = isMergePatch(c) ? mergePatch(before, body) : { ...before, ...body };
      return change(resource, next, stored, tools);
    },

    deleteObject: (c, { resource }) => {
      const stored = find(resource);
      refuseStale(c, etagOf(stored));
      if (!dataset.object(resource).remove(stored)) throw changedMeanwhile(resource);
      const isMinimal = /\breturn=minimal\b/i.test(c.req.header("prefer") ?? "");
      return isMinimal
        ? sendNothing(204, { "preference-applied": "return=minimal" })
        : sendJson(stored.json);
    },
  };

  function find(resource: SingleObject): StoredObject {
    const stored = dataset.object(resource).read();
    if (stored !== undefined) return stored;
    throw new HttpError("unknown-record", `${resource.path} has been deleted.`);
  }

  function etagOf(stored: StoredObject | undefined): string | undefined {
    return stored && toEtag(dataset.identity, stored.version);
  }

  /** All that takes time, before the object is read. */
  async function prepare(c: Context, resource: SingleObject) {
    const body = await readBody(c);
    const check = await maker.check?.(resource);
    const narrowing = await maker.narrowing(resource);
    const isSampled = narrowing.varies || membersToSample(resource, body).length > 0;
    const sampler = isSampled ? await maker.sampler() : undefined;
    return { body, tools: { check, narrowing, sampler } };
  }

  function create(
    resource: SingleObject,
    body: JsonObject,
    { check, narrowing, sampler }: Tools,
    headers: Readonly<Record<string, string>> = {},
  ): Response {
    refuseFaults(resource, check, body);
    const variant = narrowing.of(body);
    const sample = sampler?.(variant, 0) ?? {};
    const json = JSON.stringify(completeNew(variant, body, sample, maker.now()));
    const version = dataset.object(resource).write(json, undefined);
    if (version === undefined) throw exists(resource);
    return sendJson(json, 201, { ...headers, etag: toEtag(dataset.identity, version) });
  }

  function change(
    resource: SingleObject,
    body: JsonObject,
    stored: StoredObject,
    { check, narrowing, sampler }: Tools,
  ): Response {
    const changed = toChange(narrowing, JSON.parse(stored.json), body);
    const next = completeChanged(changed, sampler, maker.now());
    refuseFaults(resource, check, next);
    const json = JSON.stringify(next);
    const version = dataset.object(resource).write(json, stored);
    if (version === undefined) throw changedMeanwhile(resource);
    return sendJson(json, 200, { etag: toEtag(dataset.identity, version) });
  }
}

interface Tools {
  readonly check: Awaited<ReturnType<NonNullable<RecordMaker["check"]>>> | undefined;
  readonly narrowing: Narrowing;
  readonly sampler: Sampler | undefined;
}

function exists({ path }: SingleObject): HttpError {
  return new HttpError("object-exists", `${path} is a single object and exists already.`);
}

function changedMeanwhile({ path }: SingleObject): HttpError {
  return new HttpError("record-changed", `${path} changed meanwhile.`);
}
