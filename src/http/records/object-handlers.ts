import type { Dataset, StoredObject } from "../../dataset/dataset.ts";
import type { Definitions, JsonObject } from "../../schema/schema.ts";
import { andThen } from "../and-then.ts";
import { answerUnchanged, refuseStale, toEtag } from "../answers/conditional.ts";
import { answerWritten } from "../answers/prefer.ts";
import { sendJson } from "../answers/respond.ts";
import { mediaOf } from "../bodies/media.ts";
import type { Handlers } from "../create-app.ts";
import type { ObjectRoute } from "../routes/routes.ts";
import type { RecordMaker } from "./write/complete-record.ts";
import { mergePatch } from "./write/merge-patch.ts";
import { type ObjectWrites, objectExists } from "./write/object-writes.ts";
import { prepareWrite } from "./write/prepare-write.ts";

export function createObjectHandlers(
  dataset: Dataset,
  definitions: Definitions,
  maker: RecordMaker,
  writes: ObjectWrites,
): Pick<Handlers, ObjectRoute["operation"]> {
  const { find } = writes;
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
        if (before) throw objectExists(resource);
        const created = writes.create(resource, prepared);
        return answerWritten(c, created.json, 201, { location: path, ...etagHeader(created) });
      }),

    replaceObject: (c, { resource }) =>
      andThen(prepareWrite(c, resource, maker, "new"), (prepared) => {
        const before = dataset.object(resource).read();
        refuseStale(c, etagOf(before));
        const written = before
          ? writes.change(resource, prepared.body, before, prepared)
          : writes.create(resource, prepared);
        return answerWritten(c, written.json, before ? 200 : 201, etagHeader(written));
      }),

    updateObject: (c, { resource }) =>
      andThen(prepareWrite(c, resource, maker, "changed"), (prepared) => {
        const { body } = prepared;
        const stored = find(resource);
        refuseStale(c, etagOf(stored));
        const before: JsonObject = JSON.parse(stored.json);
        const next = mediaOf(c).isMergePatch
          ? mergePatch(before, body, resource.members, definitions)
          : { ...before, ...body };
        const changed = writes.change(resource, next, stored, prepared);
        return answerWritten(c, changed.json, 200, etagHeader(changed));
      }),

    deleteObject: (c, { resource }) => {
      const stored = find(resource);
      refuseStale(c, etagOf(stored));
      writes.remove(resource, stored);
      return answerWritten(c, stored.json, 200);
    },
  };

  function etagOf(stored: StoredObject | undefined): string | undefined {
    return stored && toEtag(dataset.identity, stored.version);
  }

  function etagHeader({ version }: StoredObject): { readonly etag: string } {
    return { etag: toEtag(dataset.identity, version) };
  }
}
