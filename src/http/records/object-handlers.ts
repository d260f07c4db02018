import type { Context } from "hono";
import type { Dataset, StoredObject } from "../../dataset/dataset.ts";
import { HttpError } from "../../errors.ts";
import type { SingleObject } from "../../schema/resource.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { andThen } from "../and-then.ts";
import { isMergePatch } from "../body.ts";
import { answerUnchanged, refuseStale, toEtag } from "../conditional.ts";
import type { Handlers } from "../create-app.ts";
import { toRecord } from "../invalid-body.ts";
import { answerWritten } from "../prefer.ts";
import { sendJson } from "../respond.ts";
import type { ObjectRoute } from "../routes/routes.ts";
import { completeChanged, completeNew, type RecordMaker, toChange } from "./complete-record.ts";
import { mergePatch } from "./merge-patch.ts";
import { type PreparedWrite, prepareWrite } from "./prepare-write.ts";

export function createObjectHandlers(
  dataset: Dataset,
  definitions: Definitions,
  maker: RecordMaker,
): Pick<Handlers, ObjectRoute["operation"]> {
  return {
    readObject: (c, { resource }) => {
      const { json, version } = find(resource);
      const etag = toEtag(dataset.identity, version);
      return answerUnchanged(c, etag) ?? sendJson(json, 200, { etag });
    },

    createObject: (c, { resource, path }) =>
      andThen(prepareWrite(c, resource, maker, "new"), (prepared) => {
        const before = dataset.object(resource).read();
        refuseStale(c, etagOf(before));
        if (before) throw exists(resource);
        return create(c, resource, prepared, { location: path });
      }),

    replaceObject: (c, { resource }) =>
      andThen(prepareWrite(c, resource, maker, "new"), (prepared) => {
        const before = dataset.object(resource).read();
        refuseStale(c, etagOf(before));
        return before
          ? change(c, resource, prepared.body, before, prepared)
          : create(c, resource, prepared);
      }),

    updateObject: (c, { resource }) =>
      andThen(prepareWrite(c, resource, maker, "changed"), (prepared) => {
        const { body } = prepared;
        const stored = find(resource);
        refuseStale(c, etagOf(stored));
        const before: JsonObject = JSON.parse(stored.json);
        const next = isMergePatch(c)
          ? mergePatch(before, body, resource.members, definitions)
          : { ...before, ...body };
        return change(c, resource, next, stored, prepared);
      }),

    deleteObject: (c, { resource }) => {
      const stored = find(resource);
      refuseStale(c, etagOf(stored));
      if (!dataset.object(resource).remove(stored)) throw changedMeanwhile(resource);
      return answerWritten(c, stored.json, 200);
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

  function create(
    c: Context,
    resource: SingleObject,
    { body: given, reader, narrowing, sampler }: PreparedWrite,
    headers: Readonly<Record<string, string>> = {},
  ): Response {
    const body = toRecord(resource, reader, given);
    const variant = narrowing.of(body);
    const sample = sampler?.(variant, 0) ?? {};
    const json = JSON.stringify(completeNew(variant, body, sample, maker.now()));
    const version = dataset.object(resource).write(json, undefined);
    if (version === undefined) throw exists(resource);
    return answerWritten(c, json, 201, { ...headers, etag: toEtag(dataset.identity, version) });
  }

  function change(
    c: Context,
    resource: SingleObject,
    body: JsonObject,
    stored: StoredObject,
    { reader, narrowing, sampler }: PreparedWrite,
  ): Response {
    const changed = toChange(narrowing, JSON.parse(stored.json), body, reader);
    const completed = completeChanged(changed, sampler, maker.now());
    const json = JSON.stringify(toRecord(resource, reader, completed));
    const version = dataset.object(resource).write(json, stored);
    if (version === undefined) throw changedMeanwhile(resource);
    return answerWritten(c, json, 200, { etag: toEtag(dataset.identity, version) });
  }
}

function exists({ path }: SingleObject): HttpError {
  return new HttpError("object-exists", `${path} is a single object and exists already.`);
}

function changedMeanwhile({ path }: SingleObject): HttpError {
  return new HttpError("record-changed", `${path} changed meanwhile.`);
}
