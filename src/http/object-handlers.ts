import type { Context } from "hono";
import type { Dataset } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import type { SingleObject } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { readBody } from "./body.ts";
import type { Handlers } from "./create-app.ts";
import { completeChanged, completeNew, type RecordMaker, refuseFaults } from "./records.ts";
import { sendJson } from "./respond.ts";
import type { ObjectRoute } from "./routes.ts";

export function createObjectHandlers(
  dataset: Dataset,
  maker: RecordMaker,
): Pick<Handlers, ObjectRoute["operation"]> {
  return {
    readObject: (_, { resource }) => sendJson(find(resource)),

    createObject: async (c, { resource, path }) => {
      if (dataset.object(resource).read() !== undefined) {
        const detail = `${resource.path} is a single object and exists already.`;
        throw new HttpError("object-exists", detail);
      }
      return sendJson(await create(c, resource), 201, { location: path });
    },

    replaceObject: async (c, { resource }) => {
      const store = dataset.object(resource);
      const before = store.read();
      if (before === undefined) return sendJson(await create(c, resource), 201);
      const body = await readBody(c);
      await refuseFaults(maker.validate, resource, "whole", body);
      return change(resource, body, JSON.parse(before));
    },

    updateObject: async (c, { resource }) => {
      const before: JsonObject = JSON.parse(find(resource));
      const body = await readBody(c);
      await refuseFaults(maker.validate, resource, "part", body);
      return change(resource, { ...before, ...body }, before);
    },

    deleteObject: (_, { resource }) => {
      const json = find(resource);
      dataset.object(resource).remove();
      return sendJson(json);
    },
  };

  function find(resource: SingleObject): string {
    const json = dataset.object(resource).read();
    if (json !== undefined) return json;
    throw new HttpError("unknown-record", `${resource.path} has been deleted.`);
  }

  async function create(c: Context, resource: SingleObject): Promise<string> {
    const body = await readBody(c);
    await refuseFaults(maker.validate, resource, "whole", body);
    const sample = await maker.sample(resource, 0);
    const json = JSON.stringify(completeNew(resource, body, sample, maker.now()));
    dataset.object(resource).write(json);
    return json;
  }

  function change(resource: SingleObject, body: JsonObject, before: JsonObject): Response {
    const json = JSON.stringify(completeChanged(resource, body, before, maker.now()));
    dataset.object(resource).write(json);
    return sendJson(json);
  }
}
